import type { Course, Source, Trust } from './course.schema';
import { sourceOf } from './name-lists';

type Evidence = Pick<Course, 'trust' | 'checkedAt' | 'seenIn'>;

/** `owner/repository` of the place where a course was listed: two files of one repository are one list. */
export function listIdOf(place: string): string {
  return place.split(/:| \(/, 1)[0] ?? place;
}

/** The lists that name a course, each once. */
export function listsOf({ seenIn = [] }: Pick<Course, 'seenIn'>): string[] {
  return [...new Set(seenIn.map(listIdOf))];
}

/** All whose facts a course has, each once: the lists that name it, and who states its prerequisites or its time. */
export function factSourcesOf({
  prerequisites,
  timeBy,
  ...course
}: Pick<Course, 'seenIn' | 'prerequisites' | 'timeBy'>): string[] {
  const others = [prerequisites?.source, timeBy].filter((id) => id !== undefined);
  return [...new Set([...listsOf(course), ...others])];
}

/** As the course says; a check outweighs it, and without a word the lists that name the course are counted. */
export function trustOf({ trust, checkedAt, seenIn }: Evidence): Trust {
  if (checkedAt !== undefined) return 'checked';
  if (trust !== undefined) return trust;
  const lists = listsOf({ seenIn }).length;
  if (lists === 0) return 'stated';
  return lists === 1 ? 'list' : 'lists';
}

/**
 * What the sources show of a course that nobody checked: its provider's own list states it, lists that do not copy one
 * another name it, or one list does. A list without an address is no witness: nobody can look at it.
 */
export function trustShown(
  course: Pick<Course, 'seenIn' | 'provider'>,
  sources: ReadonlyMap<string, Source>,
): Trust {
  const lists = listsOf(course);
  const known = lists.map((id) => sourceOf(id, sources));
  if (lists.length === 0 || known.some((source) => source?.states?.includes(course.provider)))
    return 'stated';
  const witnesses = lists.flatMap((id, at) => (known[at]?.url ? (known[at].copies ?? id) : []));
  return new Set(witnesses).size > 1 ? 'lists' : 'list';
}

/** The surest first. Written out because the course schema must not be sent to a browser. */
const RANK: Record<Trust, number> = { checked: 0, stated: 1, lists: 2, list: 3 };

/** Whether a course says of itself what is more than its sources show. */
export const claimsMore = (said: Trust, shown: Trust): boolean => RANK[said] < RANK[shown];

/** Whether a reader is told that nobody checked it: all that is known comes from one list. */
export const isUnchecked = (course: Evidence): boolean => trustOf(course) === 'list';
