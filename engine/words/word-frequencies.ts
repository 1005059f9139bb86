import { positionOf, wordHash } from './word-hash';

/** Languages in which no topic has a name; their words are known all the same. */
export const UNNAMED_LANGUAGES = ['sv', 'cs', 'ro', 'hu', 'da', 'nb', 'fi', 'he', 'fa', 'bn'] as const;
/** Languages of the list, by number. Changing their order changes the file. */
export const WORD_LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'pl',
  'uk',
  'tr',
  'ar',
  'el',
  'ta',
  'nl',
  'hi',
  'zh',
  'ja',
  'ko',
  'vi',
  'id',
  'th',
  ...UNNAMED_LANGUAGES,
] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** How often a language uses a word: log10 of its uses in a billion words (Zipf scale, 1 rare to 7 "the"). */
export type Use = { language: WordLanguage; zipf: number };

/** Languages that are kept of a word: those that use it most; English as well, where it is not among them. */
export const USES = 2;
const STEPS = 8;
const ZIPF_BITS = 6;
const USE_BITS = 11;

const MOST_EIGHTHS = 2 ** ZIPF_BITS - 1;
const eighthsOf = (zipf: number): number => Math.min(MOST_EIGHTHS, Math.max(0, Math.round(zipf * STEPS)));

/**
 * Two uses of 11 bits: a language's number plus one, then its frequency in eighths. In the next 6 bits the frequency in
 * English, if it is not one of the two.
 */
export function packUses(uses: readonly Use[]): number {
  const sorted = [...uses].sort((a, b) => b.zipf - a.zipf);
  const english = sorted.slice(USES).find(({ language }) => language === 'en');
  return sorted.slice(0, USES).reduce(
    (packed, { language, zipf }, at) => {
      const use = ((WORD_LANGUAGES.indexOf(language) + 1) << ZIPF_BITS) | eighthsOf(zipf);
      return packed | (use << (at * USE_BITS));
    },
    english ? eighthsOf(english.zipf) << (USES * USE_BITS) : 0,
  );
}

function unpackUses(packed: number): Use[] {
  const uses = Array.from(
    { length: USES },
    (_, at) => (packed >>> (at * USE_BITS)) & (2 ** USE_BITS - 1),
  ).flatMap((use): Use[] => {
    const language = WORD_LANGUAGES[(use >>> ZIPF_BITS) - 1];
    return language ? [{ language, zipf: (use & MOST_EIGHTHS) / STEPS }] : [];
  });
  const english = packed >>> (USES * USE_BITS);
  return english > 0 ? [...uses, { language: 'en', zipf: english / STEPS }] : uses;
}

/** The words of 31 languages and how often each uses them; in one buffer that threads share. */
export class WordFrequencies {
  readonly #hashes: Uint32Array;
  readonly #uses: Uint32Array;

  /** `buffer`: sorted hashes of folded words, then the packed uses in the same order; empty for no words. */
  constructor(buffer: SharedArrayBuffer | undefined) {
    const count = (buffer?.byteLength ?? 0) / 8;
    this.#hashes = buffer ? new Uint32Array(buffer, 0, count) : new Uint32Array(0);
    this.#uses = buffer ? new Uint32Array(buffer, count * 4, count) : new Uint32Array(0);
  }

  /** The languages that use a folded word; none for a word that no list has. */
  usesOf(word: string): Use[] {
    const at = positionOf(this.#hashes, wordHash(word));
    return at < 0 ? [] : unpackUses(this.#uses[at] ?? 0);
  }

  /** How often the language that uses it most uses a folded word; 0 for a word that no list has. */
  zipf(word: string): number {
    return Math.max(0, ...this.usesOf(word).map(({ zipf }) => zipf));
  }
}
