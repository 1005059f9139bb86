import { currentLocale } from '@/lib/locale/current-locale';

/** Words as they begin a line. */
export const beginning = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(currentLocale()) + words.slice(1);
