import { correctionKeys } from '@/engine/build/write-corrections';
import { NAME_PREFIX, nameStem } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { possibleStems } from '@/engine/text/stem';

/** A stem that matches a typed word, and the confidence that it is the same word (0 to 1). */
export type FoundStem = { stem: string; quality: number };
/** `courses` have the word on their cards, `titles` in their titles: in these languages (see `language-bits`), and in English. */
export type WordRow = {
  id: number;
  word: string;
  stem: string;
  surface: string;
  courses: number;
  titles: number;
  languages: number;
  english: number;
};

type Row = [number, string, string, string, number, number, number, number];
const toWord = ([id, word, stem, surface, courses, titles, languages, english]: Row): WordRow => ({
  id,
  word,
  stem,
  surface,
  courses,
  titles,
  languages,
  english,
});
const COLUMNS = 'SELECT id, word, stem, surface, courses, titles, languages, english FROM words';

/** Maximum number of completions of a typed prefix. */
const COMPLETIONS = 24;
const MIN_PREFIX = 4;

/** The index entries of exactly this word: one for each stem that it has in some language. */
export function findWord({ database }: CatalogIndex, word: string): WordRow[] {
  return database.recall<Row>(`${COLUMNS} WHERE word = ?`, word).map(toWord);
}

export function wordsWithStem({ database }: CatalogIndex, stem: string): WordRow[] {
  return database.recall<Row>(`${COLUMNS} WHERE stem = ?`, stem).map(toWord);
}

/** Words that share a remainder with one that has typing mistakes; a parameter has the hashes of its remainders. */
const RESEMBLES = 'id IN (SELECT word FROM fixes WHERE hash IN (SELECT value FROM json_each(?)))';

/** Common words that may lie within so many typing mistakes of this one; some are farther. */
export function wordsLike({ database }: CatalogIndex, word: string, mistakes: number): WordRow[] {
  return database
    .recall<Row>(
      `${COLUMNS} WHERE ${RESEMBLES} AND abs(length(word) - ?) <= ?`,
      JSON.stringify(correctionKeys(word, mistakes)),
      word.length,
      mistakes,
    )
    .map(toWord);
}

/** At most `limit` common words that may begin with what was typed with mistakes. */
export function wordsBeginningLike({ database }: CatalogIndex, start: string, limit: number): WordRow[] {
  return database
    .all<Row>(
      `${COLUMNS} WHERE ${RESEMBLES} AND courses > 0 LIMIT ?`,
      JSON.stringify(correctionKeys(start)),
      limit,
    )
    .map(toWord);
}

/** The condition that a word has a prefix, which an index answers, and its two parameters. */
const BEGINS = 'word >= ? AND word < ?';
const rangeOf = (start: string): [string, string] => [start, `${start}\u{10ffff}`];

/** Common words with this prefix, most used first. */
export function completions({ database }: CatalogIndex, start: string): WordRow[] {
  if (start.length < MIN_PREFIX) return [];
  return database
    .all<Row>(
      `${COLUMNS} WHERE ${BEGINS} AND courses > 0 ORDER BY courses DESC LIMIT ?`,
      ...rangeOf(start),
      COMPLETIONS,
    )
    .map(toWord);
}

/** At most `limit` stems of words with this prefix, whether they are common or not. */
export const stemsBeginning = ({ database }: CatalogIndex, start: string, limit: number): string[] =>
  database
    .all<[string]>(`SELECT DISTINCT stem FROM words WHERE ${BEGINS} LIMIT ?`, ...rangeOf(start), limit)
    .map(([stem]) => stem);

type StemCount = { head: number; anywhere: number };

export function countStem({ database }: CatalogIndex, stem: string): StemCount {
  const [row] = database.recall<[number, number]>('SELECT head, anywhere FROM stems WHERE stem = ?', stem);
  return { head: row?.[0] ?? 0, anywhere: row?.[1] ?? 0 };
}

/** A word that a language uses this often is more than a name (Zipf scale). */
const COMMON = 3;
/** A common word is a name where so many courses have it as one, and many times as many as have it in their text. */
const LEAST_NAMED = 5;
const MOSTLY_NAMED = 3;

/** Whether who types this word alone may mean a person or a school: "harvard" and "feynman", but not "cook" or "short". */
function isName(index: CatalogIndex, word: string, stems: readonly string[]): boolean {
  if (index.frequencies.zipf(word) < COMMON) return true;
  const named = countStem(index, nameStem(word)).head;
  const said = Math.max(0, ...stems.map((stem) => countStem(index, stem).head));
  return named >= LEAST_NAMED && named >= MOSTLY_NAMED * said;
}

/**
 * The stems of this word in the catalogue. A known word has its own stems and the usual stem of its script;
 * an unknown one may be an inflection in any language, or in these. `isNamed`: it is a part of a whole name.
 */
export function stemsOf(
  index: CatalogIndex,
  word: string,
  surface: string,
  languages: readonly string[] = [],
  isNamed = false,
): FoundStem[] {
  const found = new Map<string, number>();
  const own = findWord(index, word).map(({ stem }) => stem);
  const said = own.filter((stem) => !stem.startsWith(NAME_PREFIX));
  for (const stem of isNamed || isName(index, word, said) ? own : said) found.set(stem, 0.95);
  const isKnown = found.size > 0;
  // A word that no course has is inflected as the languages that use it do: "lichens" is no German "lich".
  const using = isKnown ? [] : index.frequencies.usesOf(word).map(({ language }) => language);
  const possible = possibleStems(surface, languages.length > 0 ? languages : using);
  for (const stem of isKnown ? possible.slice(0, 1) : possible) {
    if (!found.has(stem)) found.set(stem, isKnown ? 0.85 : 0.9);
  }
  return [...found]
    .filter(([stem]) => countStem(index, stem).anywhere > 0)
    .map(([stem, quality]) => ({ stem, quality }));
}
