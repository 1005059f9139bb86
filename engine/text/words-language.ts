/** Scripts that identify languages. Latin is not included, because most languages use it. */
const SCRIPTS = {
  Arab: /\p{Script=Arabic}/u,
  Beng: /\p{Script=Bengali}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Grek: /\p{Script=Greek}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Taml: /\p{Script=Tamil}/u,
  Thai: /\p{Script=Thai}/u,
  // Last, because Japanese and Korean text contains Han characters too.
  Hani: /\p{Script=Han}/u,
};

/** Scripts that a single language uses, as far as courses are concerned. */
const ONLY: Record<string, string> = {
  Beng: 'bn',
  Grek: 'el',
  Hebr: 'he',
  Jpan: 'ja',
  Kore: 'ko',
  Taml: 'ta',
  Thai: 'th',
  Hani: 'zh',
};

/** Empty for an invalid language tag: an address may contain any filter value. */
function scriptOf(tag: string): string {
  try {
    const { script = '' } = new Intl.Locale(tag).maximize();
    return script === 'Hans' || script === 'Hant' ? 'Hani' : script;
  } catch {
    return '';
  }
}

/**
 * The language of search words for a `lang` attribute, from their script and the languages of the results,
 * most courses first. If only the script is known, the tag names the script ("und-Cyrl"); Latin script alone
 * gives undefined.
 */
export function wordsLanguage(words: string, found: string[] = []): string | undefined {
  const script = Object.entries(SCRIPTS).find(([, letters]) => letters.test(words))?.[0];
  if (!script) return undefined;
  return ONLY[script] ?? found.find((tag) => scriptOf(tag) === script) ?? `und-${script}`;
}

/** The language of a tag of `wordsLanguage`: where that names a script alone, the one that most people write in it. */
export const likelyLanguage = (tag: string): string => new Intl.Locale(tag).maximize().language;
