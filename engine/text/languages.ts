/** Creating a formatter takes milliseconds, and a list of results needs the same few repeatedly. */
const displayNames = new Map<string, Intl.DisplayNames>();

/** BCP 47 tag for an unknown language, used for an imported course that states none. */
export const NO_LANGUAGE = 'und';

/** The name of a BCP 47 language in a language: "Spanish", "Chinese (Simplified)". */
export function languageNameIn(locale: string, tag: string): string {
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

export function isEnglish(tag: string): boolean {
  return tag === 'en' || tag.startsWith('en-');
}
