import { currentLocale } from '@/lib/locale/current-locale';
import { prefixOf } from '@/lib/locale/locale-path';
import type { Locale } from '@/lib/locale/locales';
import { plainPaths } from '@/lib/paths';

export type OfferTexts = { offer: string; stay: string };

const isTexts = (value: unknown): value is OfferTexts => {
  const { offer, stay } = (value ?? {}) as Partial<Record<keyof OfferTexts, unknown>>;
  return typeof offer === 'string' && typeof stay === 'string';
};

/** How the page is offered in a language, in this language. */
export async function fetchOffer(locale: Locale): Promise<OfferTexts | undefined> {
  const response = await fetch(prefixOf(locale) + plainPaths.api.language(currentLocale()));
  const texts: unknown = response.ok ? await response.json() : undefined;
  return isTexts(texts) ? texts : undefined;
}
