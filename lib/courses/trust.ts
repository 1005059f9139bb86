import type { Course, Trust } from './course.schema';

type Evidence = Pick<Course, 'trust' | 'checkedAt' | 'seenIn'>;

/** `owner/repository` of the place where a course was listed: two files of one repository are one list. */
export function listOf(place: string): string {
  return place.split(/:| \(/, 1)[0] ?? place;
}

/** The lists that name a course, each once. */
export function listsOf({ seenIn = [] }: Pick<Course, 'seenIn'>): string[] {
  return [...new Set(seenIn.map(listOf))];
}

/** As the course says; a check outweighs it, and without a word the lists that name the course are counted. */
export function trustOf({ trust, checkedAt, seenIn }: Evidence): Trust {
  if (checkedAt !== undefined) return 'checked';
  if (trust !== undefined) return trust;
  const lists = listsOf({ seenIn }).length;
  if (lists === 0) return 'stated';
  return lists === 1 ? 'list' : 'lists';
}

/** Whether a reader is told that nobody checked it: all that is known comes from one list. */
export const isUnchecked = (course: Evidence): boolean => trustOf(course) === 'list';
