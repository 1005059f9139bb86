import type { ActivityDay } from './activity';
import type { ActivityEntry, SavedCourse, Settings } from './learner-documents.schema';

const newer = <T extends { updatedAt: number }>(one: T, other: T): T =>
  one.updatedAt > other.updatedAt ? one : other;

/** The newest write wins. */
export const mergeSavedCourses = newer<SavedCourse>;
export const mergeSettings = newer<Settings>;

/** Counters of different devices stand side by side; for one device its newest write wins. */
export function mergeActivity(one: ActivityEntry, other: ActivityEntry): ActivityEntry {
  const [older, last] = one.updatedAt <= other.updatedAt ? [one, other] : [other, one];
  return {
    ...older,
    ...last,
    devices: { ...older.devices, ...last.devices },
    finishedBy: { ...older.finishedBy, ...last.finishedBy },
  };
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The days of a learner, sorted, each with what all devices counted. */
export function activityOf(entries: ActivityEntry[]): ActivityDay[] {
  return entries
    .map(({ day, devices, finishedBy }) => ({
      day,
      seconds: sum(devices),
      lessonsFinished: sum(finishedBy),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
