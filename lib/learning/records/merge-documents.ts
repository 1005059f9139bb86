import type { ActivityDay } from '@/lib/learning/activity';
import { isTimeZone, latestDayOnEarth, localDay } from '@/lib/learning/local-day';
import { createMerger } from './field-times';
import {
  type ActivityEntry,
  type LearningPath,
  PATH_FIELDS,
  SAVED_COURSE_FIELDS,
  type SavedCourse,
  SETTINGS_FIELDS,
  type Settings,
} from './learner-documents.schema';
import { orderWrites } from './order-writes';

/** A change of one field never reverts another one. */
export const mergeSavedCourses = createMerger<SavedCourse>(SAVED_COURSE_FIELDS);
export const mergeSettings = createMerger<Settings>(SETTINGS_FIELDS);
export const mergePaths = createMerger<LearningPath>(PATH_FIELDS);

/**
 * Only its own device increases a counter, and devices' clocks differ, so the higher count is the newer one.
 */
function highest(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const merged = { ...one };
  for (const [device, count] of Object.entries(other)) merged[device] = Math.max(count, merged[device] ?? 0);
  return merged;
}

/**
 * Counters of different devices are kept side by side and never decrease. The time zone is that of the newest
 * write.
 */
export function mergeActivity(one: ActivityEntry, other: ActivityEntry): ActivityEntry {
  const [older, last] = orderWrites(one, other, ['devices', 'finishedBy', 'undoneBy']);
  return {
    ...last,
    devices: highest(older.devices, last.devices),
    finishedBy: highest(older.finishedBy, last.finishedBy),
    undoneBy: highest(older.undoneBy, last.undoneBy),
  };
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

export const secondsWatched = ({ devices }: Pick<ActivityEntry, 'devices'>) => sum(devices);

/** Lessons finished on a day, minus those that were marked as not finished. */
export const lessonsFinished = ({ finishedBy, undoneBy }: Pick<ActivityEntry, 'finishedBy' | 'undoneBy'>) =>
  Math.max(0, sum(finishedBy) - sum(undoneBy));

/** Whether the day has begun in its time zone; if that is unknown, anywhere on earth. */
export function hasBegun({ day, timeZone }: Pick<ActivityEntry, 'day' | 'timeZone'>, now: number): boolean {
  return day <= (timeZone && isTimeZone(timeZone) ? localDay(now, timeZone) : latestDayOnEarth(now));
}

/** The days of a learner that have begun by `now`, sorted, each with the sum of all devices. */
export function activityOf(entries: ActivityEntry[], now: number): ActivityDay[] {
  return entries
    .filter((entry) => hasBegun(entry, now))
    .map(({ day, devices, finishedBy, undoneBy }) => ({
      day,
      seconds: secondsWatched({ devices }),
      lessonsFinished: lessonsFinished({ finishedBy, undoneBy }),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
