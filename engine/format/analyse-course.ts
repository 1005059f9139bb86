import type { Course, Topic } from '@/engine/course.schema';
import type { Audience } from '@/engine/host.types';
import { isFiller } from '@/engine/text/filler-words';
import { conceptsIn } from '@/engine/text/phrases';
import { stem } from '@/engine/text/stem';
import { otherForms, type Token, tokenize, wordKey } from '@/engine/text/tokenize';

/** A word as the index stores it. Concepts (`=...`), topics (`#...`) and platforms (`@@...`) are stored as words too. */
export type Entry = { word: string; stem: string; surface: string };

/** A course as the index stores it: the words of each field. */
export type AnalysedCourse = {
  /** In order, with repetitions, so that phrases can be recognised. */
  title: Entry[];
  /** Joined course codes and the concepts of the title. */
  extra: Entry[];
  /** The words of each topic, in the course's topic order. */
  topics: Entry[][];
  people: Entry[];
  /** The content: the title of each lesson and part, what its source says of it, then the imported description. */
  more: Entry[][];
};

/**
 * Maximum number of content words per course. With more, courses with long descriptions would match every
 * search.
 */
const MAX_INSIDE = 1500;

/** Before the stem of a word in a name, so that a name is found by itself only: nobody who wants to cook wants Mr Cook. */
export const NAME_PREFIX = '@';
export const nameStem = (word: string): string => `${NAME_PREFIX}${word}`;
/** Stands for where a course is published, by the folded words of its name. */
export const platformToken = (words: readonly string[]): string =>
  `${NAME_PREFIX}${NAME_PREFIX}${words.join('-')}`;

const nameEntry = (word: string): Entry => ({ word, stem: nameStem(word), surface: word });
const symbol = (token: string): Entry => ({ word: token, stem: token, surface: token });
const plain = (word: string): Entry => ({ word, stem: word, surface: word });

export const TOPIC_PREFIX = '#';
export const topicToken = (slug: string): string => `${TOPIC_PREFIX}${slug}`;
/** Stands for a course's first topic only. */
export const firstTopicToken = (slug: string): string => `${TOPIC_PREFIX}1${TOPIC_PREFIX}${slug}`;
/** The same, of a course that search engines are told of. */
export const listedTopicToken = (slug: string): string => `${TOPIC_PREFIX}2${TOPIC_PREFIX}${slug}`;
/** A topic that a course says must come before it. */
export const askedTopicToken = (slug: string): string => `${TOPIC_PREFIX}4${TOPIC_PREFIX}${slug}`;
/** Any topic of a course whose list of lessons is known. */
export const seriesTopicToken = (slug: string): string => `${TOPIC_PREFIX}3${TOPIC_PREFIX}${slug}`;

function entriesOf(tokens: Token[], language: string): Entry[] {
  return tokens.map(({ word, surface }) => ({ word, surface, stem: stem(surface, language) }));
}

function topicEntries(slug: string, topic: Topic | undefined): Entry[] {
  const tokens = tokenize(topic?.name ?? slug.replaceAll('-', ' '));
  const words = topic ? [...tokens, ...tokenize(slug.replaceAll('-', ' '))] : tokens;
  const concepts = [...conceptsIn(tokens)].map(symbol);
  return unique([symbol(topicToken(slug)), ...entriesOf(words, 'en'), ...concepts]);
}

function unique(entries: Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [`${entry.word} ${entry.stem}`, entry])).values()];
}

/** Positions of the words of a title that are whole names of its teachers: "Number theory, James Cook". */
function namesIn(title: Token[], teachers: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const teacher of teachers) {
    const words = tokenize(teacher).map(({ word }) => word);
    if (words.length < 2) continue;
    title.forEach((_, from) => {
      if (!words.every((word, i) => title[from + i]?.word === word)) return;
      for (const at of words.keys()) found.add(from + at);
    });
  }
  return found;
}

/** Stands for whom a course is made for. */
export const audienceToken = (audience: Audience): string => `${NAME_PREFIX}=${audience}`;

/**
 * `isListed`: search engines are told of the course. `isSeries`: its lessons or parts are known. `audience`: whom it is made for,
 * as far as that is known.
 */
export function analyseCourse(
  course: Course,
  topics: ReadonlyMap<string, Topic>,
  { isListed, isSeries, audience }: { isListed: boolean; isSeries: boolean; audience: Audience | undefined },
): AnalysedCourse {
  const language = course.language.split('-')[0] ?? 'en';
  const title = tokenize(course.title);
  const teachers = namesIn(title, course.instructors ?? []);
  const people = [course.provider, ...(course.instructors ?? [])].map((name) => tokenize(name));
  const platform = tokenize(course.platform ?? '').map(({ word }) => word);
  const inside: Entry[][] = [];
  let words = 0;
  const parts = [...(course.lessons ?? []), ...(course.outline ?? [])].map(({ title }) => title);
  for (const text of [...parts, course.summary?.text ?? '', course.description ?? '']) {
    const piece = entriesOf(tokenize(text), language).slice(0, MAX_INSIDE - words);
    words += piece.length;
    if (piece.length > 0) inside.push(piece);
  }
  return {
    title: entriesOf(title, language).map((entry, at) => (teachers.has(at) ? nameEntry(entry.word) : entry)),
    extra: [
      ...otherForms(title).map(plain),
      ...[...conceptsIn(title.filter((_, at) => !teachers.has(at)))].map(symbol),
    ],
    topics: course.topics.map((slug, at) => [
      ...topicEntries(slug, topics.get(slug)),
      ...(at === 0 ? [symbol(firstTopicToken(slug))] : []),
      ...(at === 0 && isListed ? [symbol(listedTopicToken(slug))] : []),
      ...(isSeries ? [symbol(seriesTopicToken(slug))] : []),
    ]),
    people: unique([
      ...people.flatMap((tokens) => [
        ...tokens.map(({ word }) => nameEntry(word)),
        // A school that is called like a subject does not teach it everywhere.
        ...[...conceptsIn(tokens)].filter((concept) => !topics.has(concept.slice(1))).map(symbol),
      ]),
      ...(platform.length > 0 ? [symbol(platformToken(platform))] : []),
      ...(audience ? [symbol(audienceToken(audience))] : []),
      ...(course.prerequisites?.topics ?? []).map((slug) => symbol(askedTopicToken(slug))),
    ]),
    more: inside,
  };
}

/**
 * The course code that a title begins with, such as "CS50: Introduction to Computer Science", as one word and
 * as two.
 */
function codesOf(title: string): string[] {
  const code = /^(\p{L}+\d[\p{L}\d]*):/u.exec(title)?.[1];
  return code ? [code, code.replace(/(?<=\p{L})(?=\d)/u, ' ')] : [];
}

/** What is exactly the name of a course: its title and its leading code, as word keys. */
export const titleKeys = (title: string): string[] => [
  ...new Set([title, ...codesOf(title)].map(wordKey).filter((key) => key !== '')),
];

/** Words that say which part or which year of a course a title is of. */
const PART = /\d|^(?:[ivx]+|part|volume|season|semester|fall|spring|summer|autumn|winter)$/;

/** What courses of one provider with one title share, whatever part, year or number each has: "Mathematics I" and "II". */
export function seriesKey({ provider, title }: Course): string {
  const words = tokenize(title).map(({ word }) => word);
  const said = words.filter((word) => !PART.test(word) && !isFiller(word));
  return [wordKey(provider), ...(said.length > 0 ? said : words)].join(' ');
}

/** What the versions of one course share: each names all others. */
export const versionsKey = ({ id, versions = [] }: Course): string =>
  versions.length === 0 ? '' : ([id, ...versions].sort()[0] ?? '');
