import type { Lesson } from '@/lib/courses/course.schema';

/** Subjects that a course's lessons must have, as a share of the lessons: a subject may take several. */
const ENOUGH = 0.3;
/** Numbers say nothing about a lesson: digits, Roman ones that stand alone, Chinese ones. */
const NUMBERS = /\d+|\b[ivx]+\b|[一二三四五六七八九十百]+/gu;

type Titled = Pick<Lesson, 'title' | 'gone'>;

/** What a title says besides its number: "Lecture 3: Trees" and "Lecture 4: Trees" say the same. */
const subjectOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(NUMBERS, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/**
 * The numbers of the lessons, from 1, whose pages say something that the page of their course does not: search
 * engines list these. None where the lessons are only numbered ("Lecture 1", "Lecture 2"), or where one lesson is the
 * whole course.
 */
export function listedLessons(lessons: readonly Titled[] = []): number[] {
  if (lessons.length < 2) return [];
  const subjects = new Set(lessons.map(({ title }) => subjectOf(title)));
  subjects.delete('');
  if (subjects.size < 2 || subjects.size < lessons.length * ENOUGH) return [];
  return lessons.flatMap((lesson, index) => (lesson.gone ? [] : [index + 1]));
}
