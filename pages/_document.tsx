import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { font, isInSiteFont } from '@/components/layout/font';
import { REPLAY_EARLY_INPUT } from '@/lib/early-input';
import { currentLocale } from '@/lib/locale/current-locale';
import { LOCALES, type Locale } from '@/lib/locale/locales';
import { MARK_SCRIPTED } from '@/lib/mark-scripted';
import { withScripts } from '@/lib/next-internals/server/with-scripts';
import { siteFiles } from '@/lib/seo';
import { isPreview } from '@/lib/seo/server';
import { scriptsOf } from '@/lib/server/translations';
import { site } from '@/lib/site';

/** As Open Graph names a language: with the country where most people speak it. */
function openGraphOf(locale: Locale): string {
  const { language, region } = new Intl.Locale(LOCALES[locale].tag).maximize();
  return `${language}_${region}`;
}

export default function Document(props: DocumentProps) {
  const locale = currentLocale();
  const { dir } = LOCALES[locale];
  const hasFont = isInSiteFont(locale);
  return withScripts(
    { folder: scriptsOf(locale), hasFont },
    props,
    <Html lang={locale} dir={dir === 'rtl' ? dir : undefined} className={hasFont ? font.variable : undefined}>
      <Head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: MARK_SCRIPTED }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={siteFiles.manifest()} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={siteFiles.openSearch()}
          title={site.name}
        />
        {isPreview() && <meta name="robots" content="noindex, nofollow" />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:locale" content={openGraphOf(locale)} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content="#fbfaff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e0a1a" media="(prefers-color-scheme: dark)" />
      </Head>
      <body className="font-sans">
        <Main />
        <NextScript />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: REPLAY_EARLY_INPUT }} />
      </body>
    </Html>,
  );
}
