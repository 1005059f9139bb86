/**
 * The languages that pages can have. `tag` is what `Intl` formats with: English writes dates as in Britain, and Arabic has
 * the digits of addresses, prices and titles. A locale that is not `shown` has no addresses, and its messages may be unfinished.
 * `readByNatives`: native readers have read all of its messages (`--read-by native`).
 */
export const LOCALES = {
  en: { name: 'English', tag: 'en-GB', dir: 'ltr', shown: true, readByNatives: true },
  es: { name: 'Español', tag: 'es', dir: 'ltr', shown: true, readByNatives: false },
  'pt-BR': { name: 'Português (Brasil)', tag: 'pt-BR', dir: 'ltr', shown: true, readByNatives: false },
  fr: { name: 'Français', tag: 'fr', dir: 'ltr', shown: true, readByNatives: false },
  de: { name: 'Deutsch', tag: 'de', dir: 'ltr', shown: true, readByNatives: false },
  ar: { name: 'العربية', tag: 'ar-u-nu-latn', dir: 'rtl', shown: true, readByNatives: false },
  hi: { name: 'हिन्दी', tag: 'hi-u-nu-latn', dir: 'ltr', shown: true, readByNatives: false },
  id: { name: 'Bahasa Indonesia', tag: 'id', dir: 'ltr', shown: true, readByNatives: false },
  vi: { name: 'Tiếng Việt', tag: 'vi', dir: 'ltr', shown: true, readByNatives: false },
  uk: { name: 'Українська', tag: 'uk', dir: 'ltr', shown: true, readByNatives: false },
  'zh-Hans': { name: '简体中文', tag: 'zh-Hans', dir: 'ltr', shown: true, readByNatives: false },
  // Nobody speaks it: the English texts, longer and in brackets, for tests.
  qps: { name: 'Pseudo', tag: 'en-GB', dir: 'ltr', shown: false, readByNatives: false },
} as const satisfies Record<
  string,
  { name: string; tag: string; dir: 'ltr' | 'rtl'; shown: boolean; readByNatives: boolean }
>;

export type Locale = keyof typeof LOCALES;

/** The languages that have addresses, besides English. */
export const shownLocales = (): Locale[] =>
  (Object.keys(LOCALES) as Locale[]).filter((locale) => locale !== 'en' && LOCALES[locale].shown);
