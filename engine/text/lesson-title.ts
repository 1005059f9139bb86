import type { Course } from '@/engine/course.schema';
import { saidBy, shareOf } from './said-words';
import { tokenize } from './tokenize';

/** Words of lessons' titles that say nothing of what is taught. */
const SAYS_NOTHING = new Set(
  'as at it be we use v pt lesson lessons session unit week day module section chapter video example examples more overview formula formulas solving solve find finding calculate calculating make making worked explained explain easy understanding understand define definition defining intuition simple quick review getting started welcome new best most all one two three first second word problem problems'.split(
    ' ',
  ),
);
/** Words of a lesson that practises or tests. */
const PRACTISES = new Set(
  'quiz quizzes exam exams midterm test tests review recitation problem problems exercise exercises challenge homework solution solutions answers practice assignment project projects workshop demo q qa discussion summary conclusion pass'.split(
    ' ',
  ),
);

type Taught = Pick<Course, 'title' | 'provider' | 'language'>;

/** "12", "L12" and "3x3", but not "SN1". */
const NUMBER = /^\d|^[a-z]\d+$/;

const contentOf = (text: string, course: Taught) =>
  saidBy(text, course, (word) => !SAYS_NOTHING.has(word) && !NUMBER.test(word));

/**
 * What a lesson is about, as stems: the last part of its title ("Limits: Epsilon-delta") that does not only name the course
 * ("Randomness: Statistics #17").
 */
export function saidByLesson(title: string, course: Taught): Set<string> {
  const ofCourse = contentOf(course.title, course);
  const parts = title.split(/[:|–—] | - |\. /).map((part) => contentOf(part, course));
  const own = parts.filter((said) => said.size > 0 && shareOf(said, ofCourse) < 1);
  return own.at(-1) ?? parts.filter((said) => said.size > 0).at(-1) ?? new Set();
}

/** Whether a lesson explains something, by its title: it does not only practise it. */
export const explains = (title: string): boolean => !tokenize(title).some(({ word }) => PRACTISES.has(word));
