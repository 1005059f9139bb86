import type { Course } from '@/lib/course';
import { within } from '@/lib/server/within';
import type { AskContext } from '@/lib/sources/server/quota/spender';
import type { LiveSource } from '@/lib/sources/server/source/live-source';

/** How long a page waits for the lessons of a playlist. A later answer is cached for the next visit. */
const WAIT_MS = 1_500;

/**
 * A course, and for a bare playlist whether its lessons are known now. They are never part of the index, and change
 * when the playlist does.
 */
export type WithLessons = { course: Course; liveLessons?: 'listed' | 'away' };

const withLessons = (course: Course, lessons: Course['lessons']): WithLessons =>
  lessons ? { course: { ...course, lessons }, liveLessons: 'listed' } : { course, liveLessons: 'away' };

function playlistOf({ lessons, playlistId }: Course, sources: readonly LiveSource[]) {
  const source = sources.find(({ id }) => id === 'youtube');
  return source && playlistId && !lessons ? { source, playlistId } : undefined;
}

/**
 * A course of which the catalogue knows only the playlist, with the lessons that YouTube lists, where the operator has a
 * key. Without an answer in time, the course stays as it is: one lesson that plays the whole list.
 */
export async function addLiveLessons(
  course: Course,
  sources: readonly LiveSource[],
  asking: AskContext,
): Promise<WithLessons> {
  const list = playlistOf(course, sources);
  if (!list) return { course };
  const answer = await within(WAIT_MS, list.source.getCourse(list.playlistId, asking));
  return withLessons(course, answer?.kind === 'found' ? answer.course.lessons : undefined);
}

/** The same from what is cached, without a request to YouTube. */
export async function addCachedLessons(course: Course, sources: readonly LiveSource[]): Promise<WithLessons> {
  const list = playlistOf(course, sources);
  if (!list) return { course };
  return withLessons(course, (await list.source.cachedCourse(list.playlistId))?.lessons);
}
