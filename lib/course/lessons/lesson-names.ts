import type { Course } from '@/lib/course/course.schema';
import { BETWEEN_NAMES } from '@/lib/format/join-words';

/** "Lecture 3: ", "Session 1, Part 2: ", "#01 - ": a list of lessons numbers them anyway. */
const NUMBERED = /^(?:\p{L}{1,12} ?\d{1,3}[^:]{0,12}: +|#?\d{1,3} ?[-–:.|] +)/u;
const SAYS_NOTHING = /^(?:(?:course )?(?:introduction|intro|overview)|welcome|preview|trailer)$/i;
/** Room of the line that a card has for them. */
const ROOM = 80;

const lessonName = (title: string): string => title.replace(NUMBERED, '');

/** What a course begins with, as one short line: its first lessons or parts, or the first chapters of its only lesson. */
export function firstNames({
  lessons = [],
  outline = [],
}: Pick<Course, 'lessons' | 'outline'>): string | undefined {
  const parts = lessons.length === 1 ? (lessons[0]?.chapters ?? []) : [...lessons, ...outline];
  const names = parts
    .map(({ title }) => lessonName(title))
    .filter((name) => name && !SAYS_NOTHING.test(name));
  const shown: string[] = [];
  let length = 0;
  for (const name of new Set(names)) {
    length += name.length + BETWEEN_NAMES.length;
    if (length > ROOM + BETWEEN_NAMES.length) break;
    shown.push(name);
  }
  // A single name is a whole line's worth only where it is the only one.
  return shown.length > 1 ? shown.join(BETWEEN_NAMES) : undefined;
}
