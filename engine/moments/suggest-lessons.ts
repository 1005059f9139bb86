import type { CatalogIndex } from '@/engine/format/course-store.types';
import { lessonPieces } from '@/engine/format/lesson-pieces';
import { stemsBeginning, stemsOf } from '@/engine/query/look-up-words';
import type { Suggestion } from '@/engine/search.types';
import { isFiller } from '@/engine/text/filler-words';
import { isRun, type Token } from '@/engine/text/tokenize';
import { piecesSaying } from './find-pieces';
import { type Wanted, wordsOf } from './judge-piece';
import { bestMoment } from './to-moment';

/** Letters from which on the beginning of a word tells a lesson, alone and where other words tell more. */
const MIN_PREFIX = 4;
const MIN_LAST_PREFIX = 3;
const COMPLETIONS = 64;
/** Pieces that are looked at, those of popular courses first; and their courses. */
const LOOKED_AT = 60;
const COURSES = 8;

/** The stems of the words that begin with what was typed last. */
function lastStems(index: CatalogIndex, { word, surface }: Token, least: number): string[] {
  const whole = stemsOf(index, word, surface).map(({ stem }) => stem);
  if (isRun(word) || word.length < least) return whole;
  return [...new Set([...whole, ...stemsBeginning(index, word, COMPLETIONS)])];
}

/** What a lesson must say: the typed words that tell something, and one that begins with the last of them. */
function wantedOf(index: CatalogIndex, tokens: readonly Token[]): Wanted[] {
  const last = tokens.at(-1);
  const before = tokens.slice(0, -1).filter(({ word }) => !isFiller(word));
  if (!last || (before.length === 0 && isFiller(last.word))) return [];
  const least = before.length > 0 ? MIN_LAST_PREFIX : MIN_PREFIX;
  return [
    ...before.map((token) => ({
      token,
      stems: stemsOf(index, token.word, token.surface).map(({ stem }) => stem),
    })),
    { token: last, stems: lastStems(index, last, least) },
  ].map(({ token, stems }) => ({ words: token.surface, lessonAlternatives: stems.map((stem) => [stem]) }));
}

/** Lessons whose titles have the typed words, each with its course; one of a course, those that say little else first. */
export function suggestLessons(index: CatalogIndex, tokens: readonly Token[], limit: number): Suggestion[] {
  const wanted = wantedOf(index, tokens);
  const words = wordsOf(wanted);
  const found = new Map([...piecesSaying(index, wanted, LOOKED_AT)].slice(0, COURSES));
  const moments = index.store.courses(found.keys()).flatMap(([row, course]) => {
    const places = found.get(row) ?? [];
    const pieces = lessonPieces(course.lessons);
    const lessons = places.map((place) => pieces[place]).filter((piece) => piece && !piece.chapter);
    const best = bestMoment(
      index.rules,
      course,
      lessons.filter((piece) => piece !== undefined),
      words,
    );
    return best ? [{ ...best, course }] : [];
  });
  const once = new Map(moments.sort((a, b) => b.fit - a.fit).map((one) => [one.moment.lesson, one]));
  return [...once.values()].slice(0, limit).map(({ moment, course }) => ({
    kind: 'lesson',
    text: moment.lesson,
    detail: course.title,
    href: moment.href,
  }));
}
