/**
 * The languages that pages can have. `tag` is what `Intl` formats with: English writes dates as in Britain, and Arabic has
 * the digits of addresses, prices and titles. A locale that is not `shown` has no addresses, and its messages may be unfinished.
 */
export const LOCALES = {
  en: { name: 'English', tag: 'en-GB', dir: 'ltr', shown: true },
  es: { name: 'Español', tag: 'es', dir: 'ltr', shown: true },
  'pt-BR': { name: 'Português (Brasil)', tag: 'pt-BR', dir: 'ltr', shown: true },
  fr: { name: 'Français', tag: 'fr', dir: 'ltr', shown: true },
  de: { name: 'Deutsch', tag: 'de', dir: 'ltr', shown: true },
  ar: { name: 'العربية', tag: 'ar-u-nu-latn', dir: 'rtl', shown: true },
  hi: { name: 'हिन्दी', tag: 'hi-u-nu-latn', dir: 'ltr', shown: true },
  id: { name: 'Bahasa Indonesia', tag: 'id', dir: 'ltr', shown: true },
  vi: { name: 'Tiếng Việt', tag: 'vi', dir: 'ltr', shown: true },
  uk: { name: 'Українська', tag: 'uk', dir: 'ltr', shown: true },
  'zh-Hans': { name: '简体中文', tag: 'zh-Hans', dir: 'ltr', shown: true },
  // Nobody speaks it: the English texts, longer and in brackets, for tests.
  qps: { name: 'Pseudo', tag: 'en-GB', dir: 'ltr', shown: false },
} as const satisfies Record<string, { name: string; tag: string; dir: 'ltr' | 'rtl'; shown: boolean }>;

export type Locale = keyof typeof LOCALES;

/** The languages that have addresses, besides English. */
export const shownLocales = (): Locale[] =>
  (Object.keys(LOCALES) as Locale[]).filter((locale) => locale !== 'en' && LOCALES[locale].shown);
