import type { Lesson } from '@/lib/course/course.schema';
import { foldTitle } from '@/lib/course/fold-title';

/** A longer list is shown in parts. */
const LONG = 30;
/** Lessons in a part: about two screens of a phone. */
const PART = 25;

export type Numbered<Line> = Line & { number: number };
/**
 * `within`: the section in the middle of which it begins. `sections`: the first and the last one of which it has lessons.
 * `isOne`: all its lessons are of the first.
 */
type Part<Line> = {
  from: number;
  to: number;
  within?: string | undefined;
  sections: string[];
  isOne: boolean;
  lessons: Numbered<Line>[];
};

const numbered = <Line>(lessons: Line[]): Numbered<Line>[] =>
  lessons.map((lesson, index) => ({ ...lesson, number: index + 1 }));

/** How many of so many lessons stand in each part; none is only a few. */
function cut(lessons: number): number[] {
  const parts = lessons > LONG ? Math.max(2, Math.round(lessons / PART)) : 1;
  const size = Math.ceil(lessons / parts);
  return Array.from({ length: parts }, (_, part) => Math.min(size, lessons - part * size));
}

/** The same of sections: short ones stand together, a long one is cut. */
function cutSections(sections: number[]): number[] {
  const sizes: number[] = [];
  for (const size of sections.flatMap(cut)) {
    const last = sizes.at(-1);
    if (last !== undefined && last + size <= LONG) sizes[sizes.length - 1] = last + size;
    else sizes.push(size);
  }
  return sizes;
}

/** The lessons of a course in their order, the first of each section named; many in several parts. */
export function partsOf<Line extends Pick<Lesson, 'section'>>(lessons: Line[]): Part<Line>[] {
  const starts = lessons.flatMap(({ section }, at) => (at === 0 || section ? at : []));
  const ends = [...starts.slice(1), lessons.length];
  const sizes = cutSections(starts.map((start, at) => (ends[at] ?? start) - start));
  const sectionAt = (number: number) => lessons.slice(0, number).findLast(({ section }) => section)?.section;
  const all = numbered(lessons);
  let to = 0;
  return sizes.map((size) => {
    const from = to + 1;
    to += size;
    const begun = sectionAt(from);
    const sections = [...new Set([begun, sectionAt(to)])].filter((name) => name !== undefined);
    const some = all.slice(from - 1, to);
    const isOne = begun !== undefined && some.every(({ section = begun }) => section === begun);
    return { from, to, within: some[0]?.section ? undefined : begun, sections, isOne, lessons: some };
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
