import type { Course, Lesson } from '@/engine/course.schema';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { lessonPieces } from '@/engine/format/lesson-pieces';
import type { BuiltOn } from '@/engine/search-engine.types';
import { isFunctionWord } from '@/engine/text/filler-words';
import { aboutOf, explains } from '@/engine/text/lesson-title';
import { isRankingConcept } from '@/engine/text/phrases';
import { shareOf } from '@/engine/text/said-words';
import { stem } from '@/engine/text/stem';
import { type Token, tokenize } from '@/engine/text/tokenize';
import { toLessonLink } from './lessons-on';

const LESSONS = 2;
const CONCEPTS = 2;
/** Pieces of the course that are looked at. */
const LOOKED_AT = 200;
/** What more of a course's lessons name is its subject: that a lesson builds on it says nothing. */
const SUBJECT = 0.25;
const FEW_LESSONS = 3;

/** Words around a concept in the title of the lesson that introduces it. */
const INTRODUCES = new Set(
  'what whats is are was intro introduction introductory introducing basics basic fundamentals overview definition define defining understanding explained meaning concept concepts idea'.split(
    ' ',
  ),
);
/** Words before a number that says which part of a series a lesson is. */
const PART = new Set('part pt parte partie teil deel часть частина aula bagian phần भाग الجزء'.split(' '));
const GOES_ON = new Set(['cont', 'contd', 'continued']);
/** Up to eight: "x" is mostly a variable. */
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
const MOST_PARTS = 30;
/** "12", "3.4" and "L12.4" before a title say its place in the course. */
const PLACE = /^l?\d+(?:\.\d+)*$/;

type Word = { stem: string; plain: string } & Pick<Token, 'start' | 'end'>;
/** What a title says: the words that say what the lesson is about, those around them, and its number in a series. */
type Read = {
  lesson: Lesson;
  number: number;
  words: Word[];
  /** What stands before these words in the title: a chapter of the course. */
  chapter: ReadonlySet<string>;
  introduces: boolean;
  /** Its number in a series of the same words, 0 if it has none, and these words. */
  part: number;
  series: string;
  seriesName: string;
};

const numberOf = (word: string): number | undefined => {
  const value = /^\d+$/.test(word) ? Number(word) : ROMAN.indexOf(word) + 1;
  return value > 0 && value <= MOST_PARTS ? value : undefined;
};

/** The number of a part at the end of a title, 0 if it has none, and how many tokens say it. */
function partAt(tokens: readonly Token[]): { part: number; length: number } {
  const [last, before] = [tokens.at(-1)?.word ?? '', tokens.at(-2)?.word ?? ''];
  if (GOES_ON.has(last)) return { part: 2, length: 1 };
  const part = numberOf(last);
  if (part === undefined) return { part: 0, length: 0 };
  return { part, length: PART.has(before) ? 2 : 1 };
}

/** Words of a title as it has them: all of the title if they break a quotation or a bracket. */
function nameOf(title: string, words: readonly Word[]): string {
  const name = title.slice(words[0]?.start, words.at(-1)?.end);
  return /["“”()[\]{}«»]/.test(name) ? title : name;
}

function read(lesson: Lesson, number: number, course: Course): Read {
  const { title } = lesson;
  const { said, at: from, chapter } = aboutOf(title, course);
  const [primary = ''] = course.language.split('-');
  const tokens = tokenize(title.slice(from));
  const { part, length } = partAt(tokens);
  const all = tokens.slice(0, tokens.length - length).map((token) => {
    const stemmed = stem(token.surface, primary);
    return {
      token,
      word: {
        stem: stemmed,
        plain: primary === 'en' ? token.word.replace(/(?<!s)s$/, '') : stemmed,
        start: token.start + from,
        end: token.end + from,
      },
      isSaid: said.has(stemmed),
    };
  });
  const first = all.findIndex(({ isSaid }) => isSaid);
  const isPlace = ({ token }: (typeof all)[number], at: number) => at < first && PLACE.test(token.word);
  const series = all.filter((one, at) => !isPlace(one, at)).map(({ word }) => word);
  return {
    lesson,
    number,
    words: all.filter(({ isSaid }) => isSaid).map(({ word }) => word),
    chapter,
    introduces:
      part <= 1 &&
      all.every((one, at) => {
        const { word } = one.token;
        const isAside = isFunctionWord(word) || isRankingConcept(word) || INTRODUCES.has(word);
        return one.isSaid || isAside || isPlace(one, at);
      }),
    part,
    series: series.map(({ stem }) => stem).join(' '),
    seriesName: nameOf(title, series),
  };
}

/** Where the words of one title stand together in another one, in their order; -1 if they do not. */
const placeIn = (words: readonly Word[], all: readonly Word[]): number =>
  all.findIndex((_, from) =>
    words.every(({ stem, plain }, at) => {
      const other = all[from + at];
      return other?.stem === stem && other.plain === plain;
    }),
  );

/** The earlier parts of the series that a lesson belongs to: the last one before it, and the first. */
function earlierParts(own: Read, earlier: readonly Read[]): Read[] {
  if (own.part < 2) return [];
  const parts = earlier.filter(({ series, part }) => series === own.series && part <= own.part);
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last && first !== last ? [last, first] : parts;
}

/** The lessons that introduce what the title of a later one names, by the concept, those of most words first. */
function introductions(own: Read, earlier: readonly Read[]): Read[][] {
  // What a bracket adds at the end is another version of the same: "Discussions (Creole)".
  const { length } = own.lesson.title.replace(/\([^()]*\)$/, '');
  const words = own.words.filter(({ end }) => end <= length);
  const concepts = new Map<string, Read[]>();
  for (const one of earlier) {
    const isPart = one.words.length < words.length && placeIn(one.words, words) >= 0;
    if (!isPart || !one.introduces) continue;
    const key = one.words.map(({ stem }) => stem).join(' ');
    concepts.set(key, [...(concepts.get(key) ?? []), one]);
  }
  // Lessons that share a title without being a series ("The data") introduce nothing.
  const isRepeated = (lessons: Read[]) =>
    new Set(lessons.map(({ series, part }) => `${series} ${part}`)).size < lessons.length;
  return [...concepts.values()]
    .filter((lessons) => !isRepeated(lessons))
    .sort(([one], [other]) => (other?.words.length ?? 0) - (one?.words.length ?? 0));
}

const saysAll = ({ words }: Read, wanted: readonly Word[]): boolean =>
  wanted.every(({ stem }) => words.some((word) => word.stem === stem));

/** What a lesson builds on by its title and those before it: earlier parts of a series, and what earlier lessons introduce. */
export function earlierLessons(
  { store }: CatalogIndex,
  row: number,
  course: Course,
  number: number,
): BuiltOn[] {
  const lesson = course.lessons?.[number - 1];
  if (!lesson) return [];
  const own = read(lesson, number, course);
  if (own.words.length === 0) return [];
  const pieces = lessonPieces(course.lessons);
  const alternatives = [...new Set(own.words.map(({ stem }) => stem))].map((one) => [one]);
  const find = (wanted: string[][]) => store.piecesOf(row, [{ alternatives: wanted }], LOOKED_AT);
  const readAll = (wanted: string[][], isRead: (lesson: Lesson, at: number) => boolean) =>
    find(wanted).flatMap((place) => {
      const piece = pieces[place];
      return piece && !piece.chapter && isRead(piece.lesson, piece.number)
        ? [read(piece.lesson, piece.number, course)]
        : [];
    });
  const reads = readAll(alternatives, ({ title }, at) => at < number && explains(title));
  const most = Math.max(FEW_LESSONS, SUBJECT * (course.lessons?.length ?? 0));
  const ofCourse = aboutOf(course.title, course).said;
  const stemsOf = ({ words }: Read) => words.map(({ stem }) => stem);
  const isOfCourse = (one: Read) => shareOf(new Set(stemsOf(one)), ofCourse) === 1;
  const isSubject = (one: Read) => isOfCourse(one) || find([stemsOf(one)]).length > most;
  /** "Session 12" is a part of the course, not of a series. */
  const isPartOfCourse = () =>
    isOfCourse(own) ||
    readAll([stemsOf(own)], () => true).filter(({ series }) => series === own.series).length > most;
  // A word of another chapter may mean another thing: "Small intestine: Structure".
  const near = new Set([...own.chapter, ...own.words.map(({ stem }) => stem)]);
  const earlier = reads.filter(
    (one) => one.words.length > 0 && [...one.chapter].every((word) => near.has(word)),
  );
  const parts = earlierParts(own, earlier);
  const found = [
    ...parts.slice(0, 1).map(({ seriesName }) => ({ name: seriesName, lessons: parts })),
    ...introductions(own, earlier).map((lessons) => ({
      name: lessons[0] ? nameOf(lessons[0].lesson.title, lessons[0].words) : '',
      lessons,
    })),
  ];
  const taken: Read[] = [];
  return found
    .filter(({ lessons: [first] }) => {
      const isLeftOut = first && (first === parts[0] ? isPartOfCourse() : isSubject(first));
      if (!first || isLeftOut || taken.some((other) => saysAll(other, first.words))) return false;
      taken.push(first);
      return true;
    })
    .slice(0, CONCEPTS)
    .map(({ name, lessons }) => ({
      name,
      lessons: lessons.slice(0, LESSONS).map((one) => toLessonLink(course, one.number, one.lesson)),
    }));
}
