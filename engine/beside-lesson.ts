import { pieceId } from '@/engine/build/write-lessons';
import type { Course } from '@/engine/course.schema';
import type { CatalogIndex, FoundPieces } from '@/engine/format/course-store.types';
import { type LessonPiece, lessonPieces } from '@/engine/format/lesson-pieces';
import type { BesideLesson } from '@/engine/search-engine.types';
import { aboutOf, explains } from '@/engine/text/lesson-title';
import { shareOf } from '@/engine/text/said-words';
import { tokenize } from '@/engine/text/tokenize';
import { earlierLessons } from './earlier-lessons';
import { toLessonLink } from './lessons-on';

/** Lessons of others that are named. */
const OTHERS = 2;
/** Pieces with the same words that are looked at, and courses that are read. */
const LOOKED_AT = 200;
const READ = 6;
/** A lesson of which the titles say less of each other is not on the same. */
const SAME = 0.8;
/** Words of which one may lack, and of which the others are still `SAME`. */
const ENOUGH_WORDS = 3;
const MANY_WORDS = 5;
/** What more lessons say ("differential equations") is too wide for one to be similar to another. */
const RARE = 40;

const isRare = (pieces: FoundPieces): boolean =>
  [...pieces.values()].reduce((sum, places) => sum + places.length, 0) <= RARE;

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

/** Lessons by the words that they are sure to say: all of a title; of many words one may lack if few lessons say the others. */
function piecesSaying({ store }: CatalogIndex, said: ReadonlySet<string>): FoundPieces {
  const words = [...said];
  const find = (some: string[]) => store.pieces([{ alternatives: [some] }], LOOKED_AT);
  const found = new Map(find(words));
  if (words.length < ENOUGH_WORDS) return found;
  for (const left of words) {
    const some = find(words.filter((word) => word !== left));
    if (words.length < MANY_WORDS && !isRare(some)) continue;
    for (const [row, places] of some) found.set(row, [...new Set([...(found.get(row) ?? []), ...places])]);
  }
  return found;
}

/** How near another title is: `same` at the same level if both say it, `similar` at the next one or with a word more. */
type Near = 'same' | 'similar';

const DENIES = new Set(['non', 'not', 'without']);

/** Whether one title says all that the other one says, of two words or more, and at most one word more, which denies nothing. */
function isWider(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  const more = [...many].filter((word) => !few.has(word));
  return (
    few.size > 1 && more.length <= 1 && shareOf(few, many) === 1 && !more.some((word) => DENIES.has(word))
  );
}

/** Whether a course is on the first topic of another one: both may be on history, but of other countries. */
const isOnTopicOf = ({ topics }: Course, { topics: [first = ''] }: Course): boolean => topics.includes(first);

const lastNames = (instructors: readonly string[]): string[] =>
  instructors.map((name) => tokenize(name).at(-1)?.word ?? '');

/** Whether a course is taught by others, as far as is known: one of the same provider must name them. */
function isByOthers({ provider, instructors: own = [] }: Course, theirs: Course): boolean {
  if (theirs.provider !== provider) return true;
  const names = lastNames(theirs.instructors ?? []);
  return own.length > 0 && names.length > 0 && !lastNames(own).some((name) => names.includes(name));
}

/** A title, what it says, and what the chapter before it says. */
type Title = { title: string; said: ReadonlySet<string>; chapter: ReadonlySet<string>; course: Course };

const titleOf = (title: string, course: Course): Title => ({ title, course, ...aboutOf(title, course) });

/** How far a course is from another one: topics that both have, and levels between them. */
type Far = { shared: number; levels: number };

function nearnessOf(
  own: Title & { isRare: boolean },
  other: Title,
  { shared, levels }: Far,
): { fit: number; near: Near } | undefined {
  const fit = Math.min(shareOf(own.said, other.said), shareOf(other.said, own.said));
  const isOnTopic = isOnTopicOf(own.course, other.course) || isOnTopicOf(other.course, own.course);
  // One word means the same in courses on the same topic alone.
  const isOne = own.said.size === 1;
  if (isOne && (other.course.topics[0] !== own.course.topics[0] || !sharesWord(own.title, other.title)))
    return undefined;
  const isSame = fit >= SAME && levels === 0 && shared > 0;
  if (isSame && (isOnTopic || other.course.provider !== own.course.provider)) return { fit, near: 'same' };
  const isWide = !own.isRare && own.said.size <= other.said.size;
  // Rare words mean the same in any course, if no two chapters say of what they are ("Evolution: The big picture").
  const isRare = own.isRare && !isOne && fit === 1 && own.chapter.size * other.chapter.size === 0;
  const isSimilar = isOnTopic ? fit >= SAME || (!isWide && isWider(own.said, other.said)) : isRare;
  if (!isSimilar || !explains(own.title) || !explains(other.title)) return undefined;
  return sharesWord(own.title, other.title) ? { fit, near: 'similar' } : undefined;
}

function findOthers(
  index: CatalogIndex,
  row: number,
  course: Course,
  title: string,
): Pick<BesideLesson, 'teachers' | 'similar'> {
  const { store } = index;
  const titled = titleOf(title, course);
  if (titled.said.size === 0) return { teachers: [], similar: [] };
  const facts = store.facts(row);
  const topics = new Set(Array.from(facts.topics));
  const pieces = piecesSaying(index, titled.said);
  const own = { ...titled, isRare: isRare(pieces) };
  const levelsTo = (level: number) => (level === 0 || facts.level === 0 ? 0 : Math.abs(level - facts.level));
  const rows = [...pieces.keys()]
    .map((other) => {
      const { provider, language, level, topics: all } = store.facts(other);
      const shared = Array.from(all).filter((topic) => topics.has(topic)).length;
      const isOwn = Number(provider === facts.provider);
      return {
        other,
        shared,
        levels: levelsTo(level),
        isOwn,
        isRead: other !== row && language === facts.language,
      };
    })
    .filter(({ isRead, shared, levels }) => isRead && levels <= 1 && (shared > 0 || own.isRare))
    .sort(
      (one, two) =>
        Number(one.shared === 0) - Number(two.shared === 0) ||
        one.isOwn - two.isOwn ||
        one.levels - two.levels ||
        two.shared - one.shared,
    )
    .slice(0, READ);
  const known = new Map(rows.map(({ other, ...more }) => [other, more]));
  const found = store.courses(known.keys()).flatMap(([other, theirs]) => {
    if (!isByOthers(course, theirs) || isSameSeries(course, theirs)) return [];
    const far = known.get(other) ?? { shared: 0, levels: 0 };
    const all = lessonPieces(theirs.lessons);
    const near = (pieces.get(other) ?? []).flatMap((place) => {
      const piece = all[place];
      if (!piece || piece.chapter) return [];
      const nearness = nearnessOf(own, titleOf(piece.lesson.title, theirs), far);
      return nearness ? [{ ...nearness, link: toLessonLink(theirs, piece.number, piece.lesson) }] : [];
    });
    const [best] = near.sort((one, two) => two.fit - one.fit || one.link.number - two.link.number);
    return best ? [{ ...best, rank: best.fit + 0.1 * far.shared }] : [];
  });
  const nearest = (wanted: Near, most: number) =>
    found
      .filter(({ near }) => near === wanted)
      .sort((one, two) => two.rank - one.rank)
      .slice(0, most)
      .map(({ link }) => link);
  const teachers = nearest('same', OTHERS);
  return { teachers, similar: nearest('similar', OTHERS - teachers.length) };
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
    ...findOthers(index, at, course, lesson.title),
  };
}
