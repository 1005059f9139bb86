import Head from 'next/head';
import { publicEnv } from '@/lib/env.public';
import type { HeadData } from '@/lib/head/head.types';
import { currentLocale } from '@/lib/locale/current-locale';
import { inLocale } from '@/lib/locale/locale-path';
import { type Locale, shownLocales } from '@/lib/locale/locales';
import { site } from '@/lib/site';
import * as m from '@/messages/layout';

const defaultImage = () => ({
  path: '/share.png',
  alt: m.imageOfSite({ name: site.name, promise: m.promise() }),
});

const addressIn = (locale: Locale, path: string) => publicEnv.siteUrl + inLocale(locale, path);

/**
 * The head of a page, the same for every route. Each route has a builder in lib/seo/heads; the parts that all
 * pages share are in pages/_document.
 */
export function PageHead({
  title,
  description,
  keywords,
  path,
  shared,
  image,
  robots = 'index',
  locales: named = [],
}: HeadData) {
  const picture = image ?? defaultImage();
  const locales = named === 'all' ? shownLocales() : named;
  const own = locales.find((locale) => locale === currentLocale()) ?? 'en';
  const address = path && addressIn(own, path);
  // Who shares a page shares it in its language.
  const sharedAddress = path && addressIn(currentLocale(), shared ?? path);
  const listed: Locale[] = path && locales.length > 0 ? ['en', ...locales] : [];
  return (
    <Head>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta
        name="robots"
        content={robots === 'index' ? 'index, follow, max-image-preview:large' : 'noindex, follow'}
      />
      {address && <link rel="canonical" href={address} />}
      {listed.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={addressIn(locale, path ?? '')} />
      ))}
      {listed.length > 0 && <link rel="alternate" hrefLang="x-default" href={addressIn('en', path ?? '')} />}
      {sharedAddress && <meta property="og:url" content={sharedAddress} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicEnv.siteUrl + picture.path} />
      <meta property="og:image:alt" content={picture.alt} />
    </Head>
  );
}
