import { currentLocale } from './current-locale';

/** What the addresses of a locale begin with: nothing in English, "/es", "/pt-br". */
export const prefixOf = (locale: string): string => (locale === 'en' ? '' : `/${locale.toLowerCase()}`);

/** That of the page that is shown. */
export const localePrefix = (): string => prefixOf(currentLocale());
