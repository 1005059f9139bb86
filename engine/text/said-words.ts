import type { Course } from '@/engine/course.schema';
import { stem } from './stem';
import { tokenize } from './tokenize';

/** Words of titles that say nothing of what is taught. */
const SAYS_NOTHING = new Set(
  'a an and the of for to in on with by from using your you how what is its i ii iii iv course introduction intro introductory basics basic fundamentals foundations beginners beginner beginning complete tutorial guide part learn learning full free essentials principles crash lectures lecture specialization specialisation university'.split(
    ' ',
  ),
);

type Titled = Pick<Course, 'provider' | 'language'>;

/** Words of the names of providers, while many titles of a course are read. */
const wordsOfProviders = new WeakMap<Titled, ReadonlySet<string>>();

function wordsOfProvider(course: Titled): ReadonlySet<string> {
  const known = wordsOfProviders.get(course);
  if (known) return known;
  const words = new Set(tokenize(course.provider).map(({ word }) => word));
  wordsOfProviders.set(course, words);
  return words;
}

/** What a title says of the subject, as stems: not who teaches, nor what `isSaid` leaves out, by default years and numbers. */
export function saidBy(
  title: string,
  course: Titled,
  isSaid = (word: string) => !/\d/.test(word),
): Set<string> {
  const primary = course.language.split('-')[0] ?? '';
  const teaching = wordsOfProvider(course);
  const words = tokenize(title).filter(
    ({ word }) => isSaid(word) && !SAYS_NOTHING.has(word) && !teaching.has(word),
  );
  return new Set(words.map(({ surface }) => stem(surface, primary)));
}

/** The share of the first that is in the second. */
export const shareOf = (wanted: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((word) => other.has(word)).length / wanted.size;
