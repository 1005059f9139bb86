import type { Locale } from './locales';

/** The language of the page that is shown. */
export const currentLocale = (): Locale => 'en';
