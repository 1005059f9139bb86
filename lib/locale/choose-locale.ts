import { prefixOf } from './locale-path';
import { type Locale, shownLocales } from './locales';

/** Language and script: who reads Portuguese of Portugal reads Brazil's, but no Chinese in other characters. */
function writtenAs(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language} ${script}`;
  } catch {
    return undefined;
  }
}

const choices = (): Locale[] => ['en', ...shownLocales()];

/** One of the languages that pages have; undefined for anything else. */
export const toLocale = (value: unknown): Locale | undefined => choices().find((locale) => locale === value);

/** The first of these tags, as a browser lists them, in which pages are. */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  const locales = new Map(choices().map((locale) => [writtenAs(locale), locale]));
  return tags.map((tag) => locales.get(writtenAs(tag))).find((locale) => locale !== undefined);
}

/** The language of the page with this path. */
export const localeOfPath = (path: string): Locale =>
  shownLocales().find((locale) => `${path}/`.startsWith(`${prefixOf(locale)}/`)) ?? 'en';
