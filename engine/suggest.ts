import { isCorrectionTarget } from '@/engine/build/write-corrections';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { matchWords } from '@/engine/format/match-words';
import { suggestLessons } from '@/engine/moments/suggest-lessons';
import { correctWords, spellingCost } from '@/engine/query/correct-words';
import { wordsBeginningLike } from '@/engine/query/look-up-words';
import type { Suggestion, SuggestionKind } from '@/engine/search.types';
import { editDistance } from '@/engine/text/edit-distance';
import { isRun, type Token, tokenize } from '@/engine/text/tokenize';

const MAX_WORDS = 8;
const MAX_LENGTH = 200;
/** Rows that are examined, most popular first. */
const LOOKED_AT = 40;
/** Maximum share of names among the suggestions; the rest are courses. */
const SHARE_OF_NAMES = 0.5;

/** Lessons beside topics and courses; they take only free places. */
const LESSONS = 3;

/** Words that a beginning with typing mistakes is compared with. */
const RESEMBLING = 400;

/** A suggestion with its folded words for comparison. */
type Row = Suggestion & { key: string };

/** The last word is the beginning of one, except a character pair of a script without spaces. */
const isBegun = (last: string): boolean => !(isRun(last) && [...last].length > 1);

function namesLike({ database, rules }: CatalogIndex, words: string[]): Row[] {
  const last = words.at(-1) ?? '';
  return database
    .all<[SuggestionKind, string, string, string]>(
      `SELECT kind, value, label, key FROM names WHERE id IN
        (SELECT rowid FROM name_words WHERE name_words MATCH ? ORDER BY rowid LIMIT ?) ORDER BY id`,
      matchWords(words, isBegun(last)),
      LOOKED_AT,
    )
    .map(([kind, , label, key]) => {
      const words = kind === 'topic' ? label.toLowerCase() : label;
      return { kind, text: label, href: rules.searchPath(words), key };
    });
}

function coursesLike({ store, rules }: CatalogIndex, words: string[]): Row[] {
  return store.titlesLike(words, isBegun(words.at(-1) ?? ''), LOOKED_AT).map(({ id, title }) => {
    const key = tokenize(title)
      .map(({ word }) => word)
      .join(' ');
    return { kind: 'course', text: title, href: rules.coursePath(id), key };
  });
}

/** Suggestions that begin with the typed text come first; otherwise by popularity. */
function beginningFirst(rows: Row[], typed: string): Row[] {
  const begins = (row: Row): number => (row.key.startsWith(typed) ? 0 : 1);
  return [...rows].sort((a, b) => begins(a) - begins(b));
}

function suggestFor(index: CatalogIndex, words: string[], limit: number): Suggestion[] {
  return mixSuggestions(namesLike(index, words), coursesLike(index, words), words.join(' '), limit);
}

/** Merges names and courses, each most popular first; those that begin with the typed text come first. */
function mixSuggestions(someNames: Row[], someCourses: Row[], typed: string, limit: number): Suggestion[] {
  const names = beginningFirst(someNames, typed);
  const courses = beginningFirst(someCourses, typed);
  const room = Math.max(Math.ceil(limit * SHARE_OF_NAMES), limit - courses.length);
  const all = [...names.slice(0, room), ...courses];
  const seen = new Set<string>();
  const once = all.filter(({ key, kind }) => {
    const isNew = !seen.has(`${kind === 'course'} ${key}`);
    seen.add(`${kind === 'course'} ${key}`);
    return isNew;
  });
  return once.slice(0, limit).map(({ kind, text, href }) => ({ kind, text, href }));
}

/** The common word whose beginning is closest to the typed one ("machien" for "machine learning"). */
function correctStart(index: CatalogIndex, start: string): string | undefined {
  if (!isCorrectionTarget(start)) return undefined;
  let best: { word: string; cost: number } | undefined;
  for (const row of wordsBeginningLike(index, start, RESEMBLING)) {
    const near = [start.length, start.length - 1, start.length + 1].map((length) =>
      editDistance(start, row.word.slice(0, length), 2),
    );
    const distance = Math.min(...near);
    if (distance > (start.length < 6 ? 1 : 2)) continue;
    const cost = spellingCost(start, row, distance);
    if (!best || cost < best.cost) best = { word: row.word, cost };
  }
  return best?.word;
}

/** Fills places that topics and courses leave free with lessons: all of them where the words fit nothing else. */
function addLessons(index: CatalogIndex, tokens: Token[], found: Suggestion[], limit: number): Suggestion[] {
  const room = Math.min(limit - found.length, found.length > 0 ? LESSONS : limit);
  return room > 0 ? [...found, ...suggestLessons(index, tokens, room)] : found;
}

/**
 * Suggestions for the typed text: topics, teachers, providers and courses, then lessons. Tolerates typing mistakes.
 */
export function suggest(index: CatalogIndex, prefix: string, limit: number): Suggestion[] {
  const tokens = tokenize(prefix.slice(0, MAX_LENGTH)).slice(0, MAX_WORDS);
  if (tokens.length === 0 || limit < 1) return [];
  const words = tokens.map(({ word }) => word);
  const found = addLessons(index, tokens, suggestFor(index, words, limit), limit);
  if (found.length > 0) return found;
  const before = correctWords(index, tokens.slice(0, -1)).tokens.map(({ word }) => word);
  const last = words.at(-1) ?? '';
  const start = correctStart(index, last);
  const fixed = suggestFor(index, [...before, start ?? last], limit);
  return fixed.length > 0 || before.join(' ') === '' ? fixed : suggestFor(index, before, limit);
}
