/** Creating a formatter takes milliseconds, and a list of results needs the same few repeatedly. */
const displayNames = new Map<string, Intl.DisplayNames>();

function nameIn(locale: string, tag: string): string {
  try {
    let names = displayNames.get(locale);
    if (!names) {
      names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' });
      displayNames.set(locale, names);
    }
    return names.of(tag) ?? tag;
  } catch {
    // A tag can be well-formed but unassigned ("x1"); it is then shown as it is.
    return tag;
  }
}

/** BCP 47 tag for an unknown language, used for an imported course that states none. */
export const NO_LANGUAGE = 'und';

/** English name of a BCP 47 language: "Spanish", "Chinese (Simplified)". */
export function languageName(tag: string): string {
  return tag === NO_LANGUAGE ? 'Not stated' : nameIn('en', tag);
}

/** The language's own name: "español", "中文（简体）". */
export function nativeLanguageName(tag: string): string {
  return nameIn(tag, tag);
}

export function isEnglish(tag: string): boolean {
  return tag === 'en' || tag.startsWith('en-');
}
