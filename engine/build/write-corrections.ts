import type { Topic } from '@/engine/course.schema';
import type { Vocabulary } from '@/engine/format/vocabulary';
import type { OpenDatabase } from '@/engine/open-database';
import { deletions } from '@/engine/text/edit-distance';
import { FILLER_WORDS } from '@/engine/text/filler-words';
import { FILTER_WORDS } from '@/engine/text/filter-words';
import { stem } from '@/engine/text/stem';
import { tokenize } from '@/engine/text/tokenize';

/** Most used words that corrections may lead to. Rarer words are names and special terms. */
const MAX_WORDS = 60_000;
/**
 * Only the first letters of a word are compared. Words with a typing mistake after them share the same start.
 */
const START = 7;
/** Maximum number of dropped letters. Two words within this edit distance share a remainder. */
const MAX_DROPPED = 2;
/** The same for words that no course has, the topics' names in other languages: they are many. */
const DROPPED_ELSEWHERE = 1;
/** More words than corrections lead to: with a key of 32 bits, a word's number fits into 53. */
const MAX_TARGETS = 2 ** 21;
const ROWS_AT_ONCE = 200;
const CORRECTION_TARGET =
  /^(?=.{4})[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+$/u;

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** The keys of the fixes table under which the words within so many typing mistakes of `word` are found. */
export function correctionKeys(word: string, mistakes = MAX_DROPPED): number[] {
  return [...deletions(word.slice(0, START), mistakes)].map(hash);
}

export const isCorrectionTarget = (word: string): boolean => CORRECTION_TARGET.test(word);

/** Rows of the fixes table, of which a million are written: in the table's order and many at a time takes half as long. */
class Fixes {
  readonly #ids: number[] = [];
  readonly #pairs: number[] = [];

  add(keys: readonly number[], id: number): void {
    const at = this.#ids.push(id) - 1;
    for (const key of keys) this.#pairs.push(key * MAX_TARGETS + at);
  }

  write(database: OpenDatabase): void {
    const sorted = Float64Array.from(this.#pairs).sort();
    for (let from = 0; from < sorted.length; from += ROWS_AT_ONCE) {
      const pairs = [...sorted.subarray(from, from + ROWS_AT_ONCE)];
      const values = pairs.flatMap((pair) => [
        Math.floor(pair / MAX_TARGETS),
        this.#ids[pair % MAX_TARGETS] ?? 0,
      ]);
      database.run(`INSERT OR IGNORE INTO fixes VALUES ${pairs.map(() => '(?, ?)').join()}`, ...values);
    }
  }
}

/**
 * Writes, for each common word, the remainders after dropping up to two letters (a deletion dictionary, as in
 * SymSpell). A misspelt word without the same letters has the same remainder, so a few look-ups find all
 * words within two mistakes.
 */
export function writeCorrections(
  database: OpenDatabase,
  vocabulary: Vocabulary,
  topics: readonly Topic[],
): void {
  const rows = new Map<string, { id: number; courses: number }>();
  for (const { word, id, courses } of vocabulary.words.values()) {
    const before = rows.get(word);
    if (courses > 0 && isCorrectionTarget(word) && courses > (before?.courses ?? 0))
      rows.set(word, { id, courses });
  }
  const usual = [...rows].sort(([, a], [, b]) => b.courses - a.courses).slice(0, MAX_WORDS);
  let next = vocabulary.words.size;
  const named = topics.flatMap(({ name, aliases }) => [name, ...aliases]).flatMap((name) => tokenize(name));
  for (const word of new Set([...FILTER_WORDS, ...FILLER_WORDS, ...named.map((token) => token.word)])) {
    if (!isCorrectionTarget(word) || rows.has(word)) continue;
    next++;
    database.run('INSERT INTO words VALUES (?, ?, ?, ?, 0, 0, 0, 0)', next, word, word, word);
    usual.push([word, { id: next, courses: 0 }]);
  }
  const fixes = new Fixes();
  for (const [word, { id }] of usual) fixes.add(correctionKeys(word), id);
  const known = new Set(usual.map(([word]) => word));
  for (const { language, token } of wordsOfTopics(topics)) {
    const { word, surface } = token;
    if (!isCorrectionTarget(word) || known.has(word)) continue;
    known.add(word);
    next++;
    database.run(
      'INSERT INTO words VALUES (?, ?, ?, ?, 0, 0, 0, 0)',
      next,
      word,
      stem(surface, language),
      surface,
    );
    fixes.add(correctionKeys(word, DROPPED_ELSEWHERE), next);
  }
  fixes.write(database);
}

/** The words of the topics' names in other languages. */
const wordsOfTopics = (topics: readonly Topic[]) =>
  topics.flatMap(({ words = {} }) =>
    Object.entries(words).flatMap(([language, names]) =>
      names.flatMap((name) => tokenize(name).map((token) => ({ language, token }))),
    ),
  );
