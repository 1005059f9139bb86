import { isTimeZone, latestDayOnEarth, localDay } from '@/lib/format/local-day';
import type { ActivityDay } from '@/lib/learning/activity';
import { createMerger } from './field-times';
import {
  type ActivityEntry,
  KNOWN_FIELDS,
  type KnownTopic,
  type LearningPath,
  PATH_FIELDS,
  SAVED_COURSE_FIELDS,
  type SavedCourse,
  SETTINGS_FIELDS,
  type Settings,
} from './learner-documents.schema';

/**
 * Returns the older and the newer of two writes of one document. If their times are equal, their text
 * decides, so that every device gets the same result in any order.
 * @param united fields that a merge combines; they are ignored, so that a merged document keeps its place in
 * the order
 */
function orderWrites<T extends { updatedAt: number }>(
  one: T,
  other: T,
  united: (keyof T)[] = [],
): [older: T, newer: T] {
  if (one.updatedAt !== other.updatedAt) return one.updatedAt < other.updatedAt ? [one, other] : [other, one];
  const text = (write: T) =>
    JSON.stringify(
      Object.entries(write)
        .filter(([name]) => !united.includes(name as keyof T))
        .sort(),
    );
  return text(one) <= text(other) ? [one, other] : [other, one];
}

/** A change of one field never reverts another one. */
export const mergeSavedCourses = createMerger<SavedCourse>(SAVED_COURSE_FIELDS);
export const mergeSettings = createMerger<Settings>(SETTINGS_FIELDS);
export const mergePaths = createMerger<LearningPath>(PATH_FIELDS);
export const mergeKnown = createMerger<KnownTopic>(KNOWN_FIELDS);

export const emptyDay = (day: string): ActivityEntry => ({
  day,
  devices: {},
  lessons: {},
  finishedBy: {},
  undoneBy: {},
  byHand: {},
  updatedAt: 0,
});

/** Only its own page increases a counter, so the higher count is the newer one. */
function highest(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const merged = { ...one };
  for (const [device, count] of Object.entries(other)) merged[device] = Math.max(count, merged[device] ?? 0);
  return merged;
}

/** A statement never changes, and one that was taken back stays so. */
function lowest(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const merged = { ...one };
  for (const [name, seconds] of Object.entries(other))
    merged[name] = Math.min(seconds, merged[name] ?? seconds);
  return merged;
}

/** Lessons of one day; more are not counted. */
const MAX_LESSONS = 300;

/** For each lesson the newer of finished and not finished. */
function newestLessons(one: ActivityEntry['lessons'], other: ActivityEntry['lessons']) {
  const order = (time: number, than: number) => Math.abs(time) - Math.abs(than) || time - than;
  const merged = { ...one };
  for (const [videoId, time] of Object.entries(other)) {
    const known = merged[videoId];
    if (known === undefined || order(time, known) > 0) merged[videoId] = time;
  }
  const newestFirst = Object.entries(merged).sort(
    ([one, first], [other, second]) => order(second, first) || (one < other ? -1 : 1),
  );
  return Object.fromEntries(newestFirst.slice(0, MAX_LESSONS));
}

/**
 * Counters of different pages are kept side by side and never decrease. The time zone is that of the newest
 * write.
 */
export function mergeActivity(one: ActivityEntry, other: ActivityEntry): ActivityEntry {
  const [older, last] = orderWrites(one, other, ['devices', 'lessons', 'finishedBy', 'undoneBy', 'byHand']);
  return {
    ...last,
    devices: highest(older.devices, last.devices),
    lessons: newestLessons(older.lessons, last.lessons),
    finishedBy: highest(older.finishedBy, last.finishedBy),
    undoneBy: highest(older.undoneBy, last.undoneBy),
    byHand: lowest(older.byHand, last.byHand),
  };
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** More than a day cannot be stated for a day, also by several devices. */
const DAY_SECONDS = 24 * 3_600;

/** The seconds that stand stated by hand. */
export const secondsByHand = ({ byHand }: Pick<ActivityEntry, 'byHand'>) =>
  sum(Object.fromEntries(Object.entries(byHand).filter(([, seconds]) => seconds > 0)));

/** Seconds of learning: watched here, and stated by hand. */
export const secondsLearned = (day: Pick<ActivityEntry, 'devices' | 'byHand'>) =>
  sum(day.devices) + Math.min(DAY_SECONDS, secondsByHand(day));

/** Lessons finished on a day and not marked as not finished on the same day. */
export const lessonsFinished = ({
  lessons,
  finishedBy,
  undoneBy,
}: Pick<ActivityEntry, 'lessons' | 'finishedBy' | 'undoneBy'>) =>
  Object.values(lessons).filter((time) => time > 0).length + Math.max(0, sum(finishedBy) - sum(undoneBy));

/** Whether the day has begun in its time zone; if that is unknown, anywhere on earth. */
export function hasBegun({ day, timeZone }: Pick<ActivityEntry, 'day' | 'timeZone'>, now: number): boolean {
  return day <= (timeZone && isTimeZone(timeZone) ? localDay(now, timeZone) : latestDayOnEarth(now));
}

const MOVED = '@';

/**
 * The counters of a day that has not begun, named for another day: the device's clock was fast. Two pages may move them at
 * different times and so to different days; by these names they count once.
 */
export const namedForMove = (day: string, counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name.includes(MOVED) ? name : name + MOVED + day, count]),
  );

/**
 * Leaves each counter on the first of these days that has it, as `merge` has it: it was moved to several days,
 * or a tab kept the day that it was moved from until that day began.
 */
function onFirstDay(
  days: ActivityEntry[],
  field: 'devices' | 'byHand',
  merge: typeof highest,
): ActivityEntry[] {
  const merged = days.map(({ day, [field]: counts }) => namedForMove(day, counts)).reduce(merge, {});
  const counted = new Set<string>();
  return days.map((day) => {
    const counts: Record<string, number> = {};
    for (const [name, count] of Object.entries(namedForMove(day.day, day[field]))) {
      if (!counted.has(name)) counts[name] = merged[name] ?? count;
      counted.add(name);
    }
    return { ...day, [field]: counts };
  });
}

/** The days of a learner that have begun by `now`, sorted, each with the sum of all devices. */
export function activityOf(entries: ActivityEntry[], now: number): ActivityDay[] {
  const days = entries.filter((entry) => hasBegun(entry, now)).sort((a, b) => (a.day < b.day ? -1 : 1));
  return onFirstDay(onFirstDay(days, 'devices', highest), 'byHand', lowest).map((entry) => ({
    day: entry.day,
    seconds: secondsLearned(entry),
    lessonsFinished: lessonsFinished(entry),
  }));
}
