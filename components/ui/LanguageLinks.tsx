import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { currentLocale } from '@/lib/locale/current-locale';
import { inLocale } from '@/lib/locale/locale-path';
import { LOCALES, type Locale, shownLocales } from '@/lib/locale/locales';

/** Search engines list these pages in all languages. Crawlers come from them to the other pages of a language. */
const IN_ALL = new Set(['/', '/topics']);

type Props = { locale: Locale; className?: string | undefined; children?: ReactNode };

/** A link to the page that is shown, in another language. `usePlainLinks` keeps what has changed in its address since. */
export function LanguageLink({ locale, className, children = LOCALES[locale].name }: Props) {
  const { asPath, pathname } = useRouter();
  return (
    <a
      href={inLocale(locale, asPath)}
      hrefLang={locale}
      rel={locale === 'en' || IN_ALL.has(pathname) ? undefined : 'nofollow'}
      lang={locale}
      dir={LOCALES[locale].dir}
      aria-current={locale === currentLocale() || undefined}
      className={className}
    >
      {children}
    </a>
  );
}

type ListProps = { listClass?: string; className?: string };

export const LanguageLinks = ({ listClass, className }: ListProps) => (
  <ul className={listClass}>
    {(['en', ...shownLocales()] as const).map((locale) => (
      <li key={locale}>
        <LanguageLink locale={locale} className={className} />
      </li>
    ))}
  </ul>
);
