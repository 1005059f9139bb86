import { assertServer } from '@/lib/assert-server';
import type { Course } from '@/lib/courses/course.schema';
import { lessonPieces, MAX_PIECES } from '@/lib/courses/lesson-pieces';
import { lessonSegment } from '@/lib/courses/lesson-segment';
import { paths } from '@/lib/paths';
import type { Suggestion } from '@/lib/search/search.types';
import { stemsOf } from '@/lib/server/search/query/look-up-words';
import { expression } from '@/lib/server/search/retrieve/match-rows';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';
import { isFiller } from '@/lib/text-analysis/filler-words';
import { isRun, type Token, wordKey } from '@/lib/text-analysis/tokenize';

assertServer('lib/server/search/moments/suggest-lessons');

/** Letters from which on the beginning of a word tells a lesson. */
const MIN_PREFIX = 4;
/** The same where other words tell more. */
const MIN_LAST_PREFIX = 2;
const COMPLETIONS = 64;
/** Pieces that are looked at, those of popular courses first; and their courses. */
const LOOKED_AT = 60;
const COURSES = 8;

/** The stems of the words that begin with what was typed last. */
function lastStems(index: CatalogIndex, { word, surface }: Token, least: number): string[] {
  const whole = stemsOf(index, word, surface).map(({ stem }) => stem);
  if (isRun(word) || word.length < least) return whole;
  const begun = index.database
    .all<[string]>(
      'SELECT DISTINCT stem FROM words WHERE word >= ? AND word < ? LIMIT ?',
      word,
      `${word}\u{10ffff}`,
      COMPLETIONS,
    )
    .map(([stem]) => stem);
  return [...new Set([...whole, ...begun])];
}

type Found = Map<number, number[]>;

function findPlaces(index: CatalogIndex, tokens: readonly Token[]): Found {
  const telling = tokens.filter(({ word }) => !isFiller(word));
  const last = telling.at(-1);
  if (!last) return new Map();
  const least = telling.length > 1 ? MIN_LAST_PREFIX : MIN_PREFIX;
  const stems = telling.map((token) =>
    token === last
      ? lastStems(index, token, least)
      : stemsOf(index, token.word, token.surface).map(({ stem }) => stem),
  );
  if (stems.some((some) => some.length === 0)) return new Map();
  const match = stems.map((some) => expression({ alternatives: some.map((stem) => [stem]) })).join(' AND ');
  const found: Found = new Map();
  const ids = index.database.all<[number]>(
    'SELECT rowid FROM lessons WHERE lessons MATCH ? ORDER BY rowid LIMIT ?',
    match,
    LOOKED_AT,
  );
  for (const [id] of ids) {
    const row = Math.floor(id / MAX_PIECES);
    if (!found.has(row) && found.size === COURSES) break;
    found.set(row, [...(found.get(row) ?? []), id % MAX_PIECES]);
  }
  return found;
}

/** Lessons whose titles have the typed words, each with its course; one of a course, those of popular courses first. */
export function suggestLessons(index: CatalogIndex, tokens: readonly Token[], limit: number): Suggestion[] {
  const suggestions = new Map<string, Suggestion>();
  for (const [row, places] of findPlaces(index, tokens)) {
    if (suggestions.size === limit) break;
    const [text] = index.database.get<[string]>('SELECT course FROM courses WHERE id = ?', row) ?? [];
    if (text === undefined) continue;
    // Validated by the catalogue's schema when the index was built.
    const course = JSON.parse(text) as Course;
    const pieces = lessonPieces(course.lessons);
    const piece = places.map((place) => pieces[place]).find((one) => one && !one.chapter);
    const key = wordKey(piece?.lesson.title ?? '');
    if (!piece || suggestions.has(key)) continue;
    const { lesson, number } = piece;
    const href = paths.lesson(course.id, lessonSegment(number, lesson.title));
    suggestions.set(key, { kind: 'lesson', text: lesson.title, detail: course.title, href });
  }
  return [...suggestions.values()];
}
