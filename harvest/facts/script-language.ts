/** Scripts that one language of our courses uses alone. Arabic, Cyrillic, Devanagari and Han say no language. */
const SCRIPTS: readonly [pattern: RegExp, language: string][] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Sinhala}/gu, 'si'],
];
/** Fewer letters may be a formula (β, Ω) or a quoted word. */
const FEWEST = 3;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * The language of a title where its script leaves no doubt; else undefined. A third of the letters must be in that script, which leaves room for a name in Latin: a
 * title in two scripts may be about a language instead of in it.
 */
export function languageOfScript(title: string): string | undefined {
  const letters = count(title, /\p{L}/gu);
  for (const [pattern, language] of SCRIPTS) {
    const own = count(title, pattern);
    if (own === 0) continue;
    // Japanese mixes its own script with Chinese characters.
    const all = language === 'ja' ? own + count(title, /\p{Script=Han}/gu) : own;
    return own >= FEWEST && all > letters / 3 ? language : undefined;
  }
  return undefined;
}
