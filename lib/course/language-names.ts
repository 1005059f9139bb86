import { languageNameIn, NO_LANGUAGE } from '@polymath/engine/text/languages';
import { beginning } from '@/lib/format/beginning';
import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/course';

export { isEnglish, NO_LANGUAGE } from '@polymath/engine/text/languages';

/** Name of a BCP 47 language inside of a sentence: "Spanish", "español". In Vietnamese `Intl` begins it with a capital. */
export function languageInside(tag: string): string {
  const name = tag === NO_LANGUAGE ? m.notStated() : languageNameIn(currentLocale(), tag);
  return currentLocale() === 'vi' ? name.replace(/^T/, 't') : name;
}

/** The same as a label: "Spanish", "Español", "Chinese (Simplified)". */
export const languageName = (tag: string): string => beginning(languageInside(tag));

/** The language's own name: "español", "中文（简体）". */
export const nativeLanguageName = (tag: string): string => languageNameIn(tag, tag);
