import { type CourseCheck, checkedVideo } from '@/lib/catalog/server/checked-courses';
import type { Course } from '@/lib/course/course.schema';
import type { Journal, JournalEntry } from './journal';
import { type Target, targetKey, targetsOf } from './targets';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const isSure = (record: JournalEntry | undefined): record is JournalEntry =>
  record !== undefined && record.state !== 'suspect';

/**
 * Decides the state of a course. Gone: its address and every video are gone. Checked: its address answered
 * and every video was checked, on the day of the oldest answer. Undefined while neither can be decided.
 */
export function judgeCourse(course: Course, journal: Pick<Journal, 'get'>): CourseCheck | undefined {
  const { page, videos } = targetsOf(course);
  const recordOf = (target: Target) => journal.get(targetKey(target));
  const records = [...(page ? [page] : []), ...videos.map(({ target }) => target)].map(recordOf);
  const known = records.filter(isSure);
  if (known.length === 0 || known.length < records.length) return undefined;
  const gone = known.filter(({ state }) => state === 'gone');
  if (gone.length === known.length) {
    return { id: course.id, goneSince: dayOf(Math.max(...gone.map(({ since, at }) => since ?? at))) };
  }
  const lost = videos.filter(({ target }) => recordOf(target)?.state === 'gone');
  const goneVideos = [...new Set(lost.map(({ video }) => checkedVideo(video)))].sort();
  const isThere = page === undefined || recordOf(page)?.state === 'alive';
  const alive = known.filter(({ state }) => state === 'alive');
  if (!isThere && goneVideos.length === 0) return undefined;
  return {
    id: course.id,
    ...(isThere && { checkedAt: dayOf(Math.min(...alive.map(({ at }) => at))) }),
    ...(goneVideos.length > 0 && { goneVideos }),
  };
}
