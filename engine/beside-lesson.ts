import { pieceId } from '@/engine/build/write-lessons';
import type { Course } from '@/engine/course.schema';
import type { CatalogIndex, FoundPieces } from '@/engine/format/course-store.types';
import { type LessonPiece, lessonPieces } from '@/engine/format/lesson-pieces';
import type { BesideLesson } from '@/engine/search-engine.types';
import { saidByLesson } from '@/engine/text/lesson-title';
import { shareOf } from '@/engine/text/said-words';
import { tokenize } from '@/engine/text/tokenize';
import { earlierLessons } from './earlier-lessons';
import { toLessonLink } from './lessons-on';

const TEACHERS = 2;
/** Pieces with the same words that are looked at, and courses that are read. */
const LOOKED_AT = 200;
const READ = 8;
/** A lesson of which the titles say less of each other is not on the same. */
const SAME = 0.8;
/** Words of which one may lack. */
const ENOUGH_WORDS = 3;

/** Whether titles have a word in common as it is written: "acceleration" and "accelerators" share a stem alone. */
function sharesWord(one: string, other: string): boolean {
  const wordsOf = (title: string) => tokenize(title).map(({ word }) => word.replace(/s$/, ''));
  const theirs = new Set(wordsOf(other));
  return wordsOf(one).some((word) => word.length > 3 && theirs.has(word));
}

/** So many equal titles, and this share of the smaller course, are no accident: both show the same recordings. */
const EQUAL_TITLES = 5;
const EQUAL_SHARE = 0.2;

/** Whether two courses are the same series, under two names. */
function isSameSeries({ lessons: one = [] }: Course, { lessons: other = [] }: Course): boolean {
  const titles = new Set(other.map(({ title }) => title.toLowerCase()));
  const equal = one.filter(({ title }) => titles.has(title.toLowerCase())).length;
  return equal >= Math.max(EQUAL_TITLES, EQUAL_SHARE * Math.min(one.length, other.length));
}

/** Lessons that say all these words; of many words one may lack. */
function piecesSaying({ store }: CatalogIndex, said: ReadonlySet<string>): FoundPieces {
  const words = [...said];
  const find = (some: string[]) => store.pieces([{ alternatives: [some] }], LOOKED_AT);
  const found = new Map(find(words));
  if (words.length < ENOUGH_WORDS) return found;
  for (const left of words)
    for (const [row, places] of find(words.filter((word) => word !== left)))
      found.set(row, [...new Set([...(found.get(row) ?? []), ...places])]);
  return found;
}

function findTeachers(
  index: CatalogIndex,
  row: number,
  course: Course,
  title: string,
): BesideLesson['teachers'] {
  const { store } = index;
  const said = saidByLesson(title, course);
  if (said.size === 0) return [];
  const own = store.facts(row);
  const topics = new Set(Array.from(own.topics));
  const pieces = piecesSaying(index, said);
  const rows = [...pieces.keys()]
    .filter((other) => {
      const { provider, language, level } = store.facts(other);
      const isLevel = level === 0 || own.level === 0 || level === own.level;
      return provider !== own.provider && language === own.language && isLevel;
    })
    .map((other) => {
      const shared = Array.from(store.facts(other).topics).filter((topic) => topics.has(topic)).length;
      return { other, shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared)
    .slice(0, READ);
  const shared = new Map(rows.map(({ other, shared }) => [other, shared]));
  return store
    .courses(shared.keys())
    .flatMap(([other, theirs]) => {
      const all = lessonPieces(theirs.lessons);
      const near = (pieces.get(other) ?? []).flatMap((place) => {
        const piece = all[place];
        if (!piece || piece.chapter) return [];
        const says = saidByLesson(piece.lesson.title, theirs);
        const fit = Math.min(shareOf(said, says), shareOf(says, said));
        // One word means the same in courses on the same topic alone.
        if (
          said.size === 1 &&
          (theirs.topics[0] !== course.topics[0] || !sharesWord(title, piece.lesson.title))
        )
          return [];
        return fit >= SAME ? [{ fit, link: toLessonLink(theirs, piece.number, piece.lesson) }] : [];
      });
      const [best] = near.sort((one, two) => two.fit - one.fit || one.link.number - two.link.number);
      return best && !isSameSeries(course, theirs)
        ? [{ ...best, rank: best.fit + 0.1 * (shared.get(other) ?? 0) }]
        : [];
    })
    .sort((one, two) => two.rank - one.rank)
    .slice(0, TEACHERS)
    .map(({ link }) => link);
}

/** The topics that a lesson's title and its chapters name. */
function topicsOf({ database }: CatalogIndex, row: number, all: readonly LessonPiece[], number: number) {
  const places = all.flatMap((piece, place) => (piece.number === number ? [place] : []));
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? -1];
  const rows = database.all<[string]>(
    'SELECT topics FROM piece_topics WHERE id BETWEEN ? AND ? ORDER BY id',
    pieceId(row, first),
    pieceId(row, last),
  );
  return [...new Set(rows.flatMap(([topics]) => topics.split(' ')))];
}

/** What stands beside a lesson: the topics that it names, and the nearest lessons of other providers. */
export function besideLesson(index: CatalogIndex, id: string, number: number): BesideLesson | undefined {
  const row = index.store.rowOf(id);
  const [found] = row === undefined ? [] : index.store.courses([row]);
  const lesson = found?.[1].lessons?.[number - 1];
  if (!found || !lesson) return undefined;
  const [at, course] = found;
  return {
    topics: topicsOf(index, at, lessonPieces(course.lessons), number),
    earlier: earlierLessons(index, at, course, number),
    teachers: findTeachers(index, at, course, lesson.title),
  };
}
