import type { Lesson } from './course.schema';

/** Share of a course's lessons whose titles must differ by more than a number. */
const ENOUGH = 0.5;
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
  const counts = new Map<string, number>();
  for (const { title } of lessons) {
    const subject = subjectOf(title);
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  const ownTitle = ({ title }: Titled) => subjectOf(title) !== '' && counts.get(subjectOf(title)) === 1;
  if (lessons.filter(ownTitle).length < lessons.length * ENOUGH) return [];
  return lessons.flatMap((lesson, index) => (lesson.gone ? [] : [index + 1]));
}
