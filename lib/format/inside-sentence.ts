import { currentLocale } from '@/lib/locale/current-locale';

/** A label as it stands inside of a sentence. German nouns keep their capitals. */
export function insideSentence(label: string): string {
  const locale = currentLocale();
  return locale === 'de' ? label : label.toLocaleLowerCase(locale);
}
