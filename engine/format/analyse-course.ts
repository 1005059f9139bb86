import type { Course, Topic } from '@/engine/course.schema';
import { conceptsIn } from '@/engine/text/phrases';
import { stem } from '@/engine/text/stem';
import { otherForms, type Token, tokenize, wordKey } from '@/engine/text/tokenize';

/** A word as the index stores it. Concepts (`=...`) and topics (`#...`) are stored as words too. */
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

const symbol = (token: string): Entry => ({ word: token, stem: token, surface: token });
const plain = (word: string): Entry => ({ word, stem: word, surface: word });

export const TOPIC_PREFIX = '#';
export const topicToken = (slug: string): string => `${TOPIC_PREFIX}${slug}`;
/** Stands for a course's first topic only. */
export const firstTopicToken = (slug: string): string => `${TOPIC_PREFIX}1${TOPIC_PREFIX}${slug}`;
/** The same, of a course that search engines are told of. */
export const listedTopicToken = (slug: string): string => `${TOPIC_PREFIX}2${TOPIC_PREFIX}${slug}`;
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

/** `isListed`: search engines are told of the course. `isSeries`: its list of lessons is known. */
export function analyseCourse(
  course: Course,
  topics: ReadonlyMap<string, Topic>,
  { isListed, isSeries }: { isListed: boolean; isSeries: boolean },
): AnalysedCourse {
  const language = course.language.split('-')[0] ?? 'en';
  const title = tokenize(course.title);
  const people = [course.provider, course.platform ?? '', ...(course.instructors ?? [])].map((name) =>
    tokenize(name),
  );
  const inside: Entry[][] = [];
  let words = 0;
  const parts = [...(course.lessons ?? []), ...(course.outline ?? [])].map(({ title }) => title);
  for (const text of [...parts, course.summary?.text ?? '', course.description ?? '']) {
    const piece = entriesOf(tokenize(text), language).slice(0, MAX_INSIDE - words);
    words += piece.length;
    if (piece.length > 0) inside.push(piece);
  }
  return {
    title: entriesOf(title, language),
    extra: [...otherForms(title).map(plain), ...[...conceptsIn(title)].map(symbol)],
    topics: course.topics.map((slug, at) => [
      ...topicEntries(slug, topics.get(slug)),
      ...(at === 0 ? [symbol(firstTopicToken(slug))] : []),
      ...(at === 0 && isListed ? [symbol(listedTopicToken(slug))] : []),
      ...(isSeries ? [symbol(seriesTopicToken(slug))] : []),
    ]),
    people: unique(
      people.flatMap((tokens) => [
        ...tokens.map(({ word }) => plain(word)),
        ...[...conceptsIn(tokens)].map(symbol),
      ]),
    ),
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
