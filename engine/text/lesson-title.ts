import type { Course } from '@/engine/course.schema';
import { saidBy, shareOf } from './said-words';
import { tokenize } from './tokenize';

/** Words of lessons' titles that say nothing of what is taught. */
const SAYS_NOTHING = new Set(
  'as at it be we use v pt lesson lessons session unit week day module section chapter video example examples more overview formula formulas solving solve find finding calculate calculating make making worked explained explain easy understanding understand define definition defining intuition simple quick review getting started welcome new best most all one two three first second word problem problems recognize recognizing identify identifying determine determining compute computing construct constructing introducing derive deriving derivation clip lec ses classic concept concepts idea another clarification'.split(
    ' ',
  ),
);
/** Words of a lesson that practises or tests. */
const PRACTISES = new Set(
  'quiz quizzes exam exams midterm test tests review recitation problem problems exercise exercises challenge homework solution solutions answers practice assignment project projects workshop demo q qa discussion summary conclusion wrap pass'.split(
    ' ',
  ),
);

type Taught = Pick<Course, 'title' | 'provider' | 'language'>;

/** "12", "L12" and "3x3", but not "SN1". */
const NUMBER = /^\d|^[a-z]\d+$/;

const contentOf = (text: string, course: Taught) =>
  saidBy(text, course, (word) => !SAYS_NOTHING.has(word) && !NUMBER.test(word));

/** What the titles of courses say, while all their lessons are read. */
const saidByCourse = new WeakMap<Taught, Set<string>>();

function contentOfCourse(course: Taught): Set<string> {
  const known = saidByCourse.get(course) ?? contentOf(course.title, course);
  saidByCourse.set(course, known);
  return known;
}

/** A part of a title, where it begins, and what the parts before it say beside the name of the course. */
type Part = { said: Set<string>; at: number; chapter: Set<string> };

/**
 * The part of a lesson's title that says what it is about: the last one ("Limits: Epsilon-delta") that does not only name
 * the course ("Randomness: Statistics #17").
 */
export function aboutOf(title: string, course: Taught): Part {
  const ofCourse = contentOfCourse(course);
  const chapter = new Set<string>();
  const parts: Part[] = [];
  let at = 0;
  for (const text of title.split(/([:|–—] | - |\. )/)) {
    const said = contentOf(text, course);
    if (said.size > 0) parts.push({ said, at, chapter: new Set(chapter) });
    for (const word of said) if (!ofCourse.has(word)) chapter.add(word);
    at += text.length;
  }
  const own = parts.filter(({ said }) => shareOf(said, ofCourse) < 1);
  return own.at(-1) ?? parts.at(-1) ?? { said: new Set(), at: 0, chapter };
}

/** What a lesson is about, as stems. */
export const saidByLesson = (title: string, course: Taught): Set<string> => aboutOf(title, course).said;

/** Whether a lesson explains something, by its title: it does not only practise it. */
export const explains = (title: string): boolean => !tokenize(title).some(({ word }) => PRACTISES.has(word));
