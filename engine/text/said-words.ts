import type { Course } from '@/engine/course.schema';
import { stem } from './stem';
import { tokenize } from './tokenize';

/** Words of titles that say nothing of what is taught. */
const SAYS_NOTHING = new Set(
  'a an and the of for to in on with by from using your you how what is its i ii iii iv course introduction intro introductory basics basic fundamentals foundations beginners beginner beginning complete tutorial guide part learn learning full free essentials principles crash lectures lecture specialization specialisation university'.split(
    ' ',
  ),
);

/** What a title says of the subject, as stems: not who teaches, nor what `isSaid` leaves out, by default years and numbers. */
export function saidBy(
  title: string,
  { provider, language }: Pick<Course, 'provider' | 'language'>,
  isSaid = (word: string) => !/\d/.test(word),
): Set<string> {
  const primary = language.split('-')[0] ?? '';
  const teaching = new Set(tokenize(provider).map(({ word }) => word));
  const words = tokenize(title).filter(
    ({ word }) => isSaid(word) && !SAYS_NOTHING.has(word) && !teaching.has(word),
  );
  return new Set(words.map(({ surface }) => stem(surface, primary)));
}

/** The share of the first that is in the second. */
export const shareOf = (wanted: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((word) => other.has(word)).length / wanted.size;
