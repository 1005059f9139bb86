import { currentLocale } from '@/lib/locale/current-locale';

/** A label as it stands inside of a sentence. Abbreviations, names within it and German nouns keep their capitals. */
export function insideSentence(label: string): string {
  const locale = currentLocale();
  return locale === 'de'
    ? label
    : label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLocaleLowerCase(locale));
}
