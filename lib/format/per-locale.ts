import { currentLocale } from '@/lib/locale/current-locale';

/** English writes dates as in Britain; all have the digits of addresses, prices and titles. */
const tagOf = (locale: string) => (locale === 'en' ? 'en-GB' : `${locale}-u-nu-latn`);

/** Creates a value on first use, as `lazily` does, one for each language of pages. `tag` is for `Intl`. */
export function perLocale<Thing>(make: (tag: string) => Thing): () => Thing {
  const made: Record<string, Thing> = {};
  return () => {
    const locale = currentLocale();
    made[locale] ??= make(tagOf(locale));
    return made[locale];
  };
}
