import { currentLocale } from '@/lib/locale/current-locale';

/** The `lang` of a text in a language; none for that of the page. */
export const langOf = (language: string | undefined): string | undefined =>
  language === currentLocale() ? undefined : language;
