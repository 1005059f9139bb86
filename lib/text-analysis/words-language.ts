/** Scripts that languages are told apart by; most of the world writes Latin, which tells nothing. */
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
  // Last: Japanese and Korean have Han letters among their own.
  Hani: /\p{Script=Han}/u,
};

/** Scripts of one language, as far as courses go. */
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

/** Empty for what is no tag of a language: an address may name anything as a filter. */
function scriptOf(tag: string): string {
  try {
    const { script = '' } = new Intl.Locale(tag).maximize();
    return script === 'Hans' || script === 'Hant' ? 'Hani' : script;
  } catch {
    return '';
  }
}

/**
 * The language of searched words for a `lang` attribute, from their letters and from the languages of what they
 * found, most courses first. Where letters alone are known the tag names the script ("und-Cyrl"); Latin letters say
 * nothing.
 */
export function wordsLanguage(words: string, found: string[] = []): string | undefined {
  const script = Object.entries(SCRIPTS).find(([, letters]) => letters.test(words))?.[0];
  if (!script) return undefined;
  return ONLY[script] ?? found.find((tag) => scriptOf(tag) === script) ?? `und-${script}`;
}
