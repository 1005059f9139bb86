import { prefixOf } from './locale-path';
import { type Locale, shownLocales } from './locales';

/** Who reads Portuguese of Portugal reads Brazil's, but no Chinese in other characters. */
function reads(tag: string, shown: Locale): boolean {
  try {
    const [wanted, own] = [new Intl.Locale(tag), new Intl.Locale(shown)];
    if (wanted.language !== own.language) return false;
    // The first `maximize` takes 20 ms, so it is left out where neither the tag nor a region can name another script.
    const hasOneScript = own.language !== 'zh' && wanted.script === undefined;
    return hasOneScript || wanted.maximize().script === own.maximize().script;
  } catch {
    return false;
  }
}

const choices = (): Locale[] => ['en', ...shownLocales()];

/** One of the languages that pages have; undefined for anything else. */
export const toLocale = (value: unknown): Locale | undefined => choices().find((locale) => locale === value);

/** The first of these tags, as a browser lists them, in which pages are. */
export function preferredLocale(tags: readonly string[]): Locale | undefined {
  const locales = choices();
  return tags
    .map((tag) => locales.find((locale) => reads(tag, locale)))
    .find((locale) => locale !== undefined);
}

/** The language of the page with this path. */
export const localeOfPath = (path: string): Locale =>
  shownLocales().find((locale) => `${path}/`.startsWith(`${prefixOf(locale)}/`)) ?? 'en';
