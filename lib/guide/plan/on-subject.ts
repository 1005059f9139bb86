import { wordKey } from '@polymath/engine/text/tokenize';
import type { CourseCard } from '@/lib/course';

/** A note in the name of a topic that tells it from another one: "Architect (profession)". */
const NOTE = / \([^()]*\)$/;
export const withoutNote = (name: string): string => name.replace(NOTE, '');

/** Whether a title has these words, one after the other. */
const titleHas = (title: string, words: string): boolean =>
  ` ${wordKey(title)} `.includes(` ${wordKey(words)} `);

/**
 * Whether a course is about a step of a plan: its title has the words of the step, or its first topic is one of those
 * that the step is about. One that only touches on them leads people astray.
 */
export function isOnSubject(
  { title, topic }: Pick<CourseCard, 'title' | 'topic'>,
  words: string,
  topics: readonly string[],
): boolean {
  return titleHas(title, withoutNote(words)) || (topic !== undefined && topics.includes(topic));
}
