import { currentLocale } from './current-locale';

/** What the addresses of a locale begin with: nothing in English, "/es", "/pt-br". */
export const prefixOf = (locale: string): string => (locale === 'en' ? '' : `/${locale.toLowerCase()}`);

/** That of the page that is shown. */
export const localePrefix = (): string => prefixOf(currentLocale());

/** The same page in another language than the shown one; the address may be in that or in English. */
export function inLocale(locale: string, path: string): string {
  const shown = localePrefix();
  const plain =
    `${path}/`.startsWith(`${shown}/`) || path.startsWith(`${shown}?`) ? path.slice(shown.length) : path;
  return prefixOf(locale) + plain.replace(/^\/(?=$|[?#])/, '') || '/';
}

/** An address in English as one of the page's language. */
export const inPageLocale = (path: string): string => inLocale(currentLocale(), path);
