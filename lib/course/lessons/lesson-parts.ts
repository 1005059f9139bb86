import type { Lesson } from '@/lib/course/course.schema';
import { foldTitle } from '@/lib/course/fold-title';

/** A longer list is shown in parts. */
const LONG = 30;
/** Lessons in a part: about two screens of a phone. */
const PART = 25;

export type Numbered<Line> = Line & { number: number };
/** `within`: the section in the middle of which it begins. */
type Part<Line> = { from: number; to: number; within?: string | undefined; lessons: Numbered<Line>[] };

const numbered = <Line>(lessons: Line[]): Numbered<Line>[] =>
  lessons.map((lesson, index) => ({ ...lesson, number: index + 1 }));

/** The lessons of a course in their order, the first of each section named; many in several parts, none of which is only a few. */
export function partsOf<Line extends Pick<Lesson, 'section'>>(lessons: Line[]): Part<Line>[] {
  const count = lessons.length > LONG ? Math.max(2, Math.round(lessons.length / PART)) : 1;
  const size = Math.ceil(lessons.length / count);
  const all = numbered(lessons);
  return Array.from({ length: count }, (_, part) => {
    const from = part * size;
    const some = all.slice(from, from + size);
    const within = some[0]?.section ? undefined : lessons.slice(0, from).findLast(({ section }) => section);
    return { from: from + 1, to: from + some.length, within: within?.section, lessons: some };
  });
}

/** The lessons whose titles, or those of their chapters, have all of these words, or beginnings of words. */
export function findLessons<Line extends Pick<Lesson, 'title' | 'chapters'>>(
  lessons: Line[],
  words: string,
): Numbered<Line>[] {
  const wanted = foldTitle(words).split(' ');
  return numbered(lessons).filter(({ title, chapters = [] }) => {
    const text = ` ${[title, ...chapters.map((chapter) => chapter.title)].map(foldTitle).join(' ')}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
}
