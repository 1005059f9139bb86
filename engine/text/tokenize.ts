import { fold } from './fold';

/** A word of a text: its folded form, its form as written (lower case), its range in UTF-16 units. */
export type Token = {
  word: string;
  surface: string;
  start: number;
  end: number;
  /** Set on the overlapping pairs of a run without spaces, except its first pair. */
  inRun?: true;
  /** Set if a hyphen joins the word to the previous one. */
  hyphened?: true;
};

// In order: .net; c++ and c#; course codes with dots (6.006, 18.06SC, 6.S191); everything else.
const WORD =
  /\.net(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[a-z](?:\+\+|#)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d+(?:\.[a-z]?\d+)+[a-z]{0,2}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/giu;
const NO_SPACES =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}ー々';
const RUNS = new RegExp(`[${NO_SPACES}]+|[^${NO_SPACES}]+`, 'gu');
const RUN = new RegExp(`^[${NO_SPACES}]+$`, 'u');
const HAS_RUN = new RegExp(`[${NO_SPACES}]`, 'u');
const OVERLAP = new RegExp(`([${NO_SPACES}]) \\1`, 'gu');
const ELISION = /^(?:[cdjlmnst]|qu)['’ʼ](?=.)/iu;
const NOT_A_WORD = /[^\p{L}\p{N}\p{M}.+#]/gu;

/** Whether the word is in a script without spaces, whose words are pairs of characters. */
export function isRun(word: string): boolean {
  return HAS_RUN.test(word);
}

/** Tokens that stand side by side, as they were written: "초등 등학 학교" is "초등학교". */
export const withoutPairs = (words: string): string => words.replace(OVERLAP, '$1');

function* pairs(run: string, start: number): Generator<Token> {
  const letters = [...run];
  if (letters.length === 1) yield* wordOf(run, start);
  let at = start;
  for (let i = 0; i + 1 < letters.length; i++) {
    const pair = `${letters[i]}${letters[i + 1]}`;
    const [token] = wordOf(pair, at);
    if (token) yield i > 0 ? { ...token, inRun: true } : token;
    at += letters[i]?.length ?? 1;
  }
}

function wordOf(text: string, start: number): Token[] {
  const elided = ELISION.exec(text)?.[0].length ?? 0;
  const bare = text.slice(elided).replace(/['’ʼ]s$/iu, '');
  const word = fold(bare).replace(NOT_A_WORD, '');
  if (word === '') return [];
  const surface = bare.toLowerCase().replace(/['’ʼ]/gu, '');
  return [{ word, surface, start: start + elided, end: start + elided + bare.length }];
}

/** Folded phrases to recognise within runs: each is separated from its neighbours; those in `whole` stay one word. */
export type RunWords = { phrases: ReadonlySet<string>; whole: ReadonlySet<string>; longest: number };

type Piece = { from: number; to: number };
type Reading = { covered: number; pieces: number; last?: Piece; before?: Reading };

/** The known phrases that cover most letters of a run; if several sets cover as many, the smallest set. */
function phrasesIn(run: string, { phrases, longest }: RunWords): Piece[] {
  const best: Reading[] = [{ covered: 0, pieces: 0 }];
  for (let to = 1; to <= run.length; to++) {
    let reading = best[to - 1] as Reading;
    for (let from = to - 2; from >= Math.max(0, to - longest); from--) {
      if (!phrases.has(run.slice(from, to))) continue;
      const before = best[from] as Reading;
      const covered = before.covered + to - from;
      const pieces = before.pieces + 1;
      const isBetter = covered > reading.covered || (covered === reading.covered && pieces < reading.pieces);
      if (isBetter) reading = { covered, pieces, last: { from, to }, before };
    }
    best.push(reading);
  }
  const found: Piece[] = [];
  for (let reading = best.at(-1); reading?.last; reading = reading.before) found.push(reading.last);
  return found.reverse();
}

/** Splits a text into words. Runs in scripts without spaces become overlapping pairs of characters. */
export function tokenize(text: string, known?: RunWords): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const hyphened = /[\p{L}\p{N}][-‐‑]$/u.test(text.slice(Math.max(0, match.index - 2), match.index));
    const first = tokens.length;
    if (isRun(match[0])) tokens.push(...cutWord(match[0], match.index, known));
    else tokens.push(...wordOf(match[0], match.index));
    const token = tokens[first];
    if (hyphened && token) tokens[first] = { ...token, hyphened: true };
  }
  return tokens;
}

/** The tokens of a word that has letters of scripts without spaces. */
function* cutWord(word: string, start: number, known?: RunWords): Generator<Token> {
  for (const { 0: part, index } of word.matchAll(RUNS))
    yield* RUN.test(part) ? cutRun(part, start + index, known) : wordOf(part, start + index);
}

function* cutRun(run: string, start: number, known?: RunWords): Generator<Token> {
  if (!known) return yield* pairs(run, start);
  let from = 0;
  const folded = fold(run);
  // If folding changes the length, positions would be wrong: the run is then read as it was written.
  const text = folded.length === run.length ? folded : run;
  for (const piece of phrasesIn(text, known)) {
    if (piece.from > from) yield* pairs(run.slice(from, piece.from), start + from);
    const isWhole = known.whole.has(text.slice(piece.from, piece.to));
    yield* (isWhole ? wordOf : pairs)(run.slice(piece.from, piece.to), start + piece.from);
    from = piece.to;
  }
  if (from < run.length) yield* pairs(run.slice(from), start + from);
}

/** The words of a phrase in one string; a phrase in a script without spaces stays whole. */
export function phraseKey(phrase: string): string {
  return RUN.test(phrase) ? fold(phrase) : wordKey(phrase);
}

/** The words of a text in one string: equal for texts that differ only in case, accents and punctuation. */
export function wordKey(text: string): string {
  return tokenize(text)
    .map(({ word }) => word)
    .join(' ');
}

/**
 * Other ways in which a word of a catalogue can be typed: "CS 229" as "cs229", "e-commerce" as "ecommerce",
 * "CS50x" as "cs50", "18.06SC" as "18.06".
 */
export function otherForms(tokens: Token[]): string[] {
  const forms: string[] = [];
  tokens.forEach(({ word, hyphened }, i) => {
    const before = tokens[i - 1]?.word ?? '';
    const isCode = /^[a-z]{1,5}$/.test(before) && /^\d{1,4}[a-z]?$/.test(word);
    if (isCode || (hyphened && /^[\p{L}\p{N}]+$/u.test(before + word) && !isRun(word))) {
      forms.push(before + word);
    }
    const base = /^([a-z]{1,5}\d{2,4})[a-z]{1,2}$|^(\d+(?:\.[a-z]?\d+)+)[a-z]{1,2}$/.exec(word);
    if (base) forms.push(base[1] ?? base[2] ?? '');
  });
  return forms;
}
