import { languageNameIn, NO_LANGUAGE } from '@polymath/engine/text/languages';
import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/course';

export { isEnglish, NO_LANGUAGE } from '@polymath/engine/text/languages';

/** Name of a BCP 47 language, in the language of the page: "Spanish", "Chinese (Simplified)". */
export function languageName(tag: string): string {
  return tag === NO_LANGUAGE ? m.notStated() : languageNameIn(currentLocale(), tag);
}

/** The same inside of a sentence: in Vietnamese it begins with a capital only where it stands alone. */
export function languageInside(tag: string): string {
  const name = languageName(tag);
  return currentLocale() === 'vi' ? name.replace(/^T/, 't') : name;
}

/** The language's own name: "español", "中文（简体）". */
export const nativeLanguageName = (tag: string): string => languageNameIn(tag, tag);
