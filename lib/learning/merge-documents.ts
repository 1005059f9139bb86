import type { ActivityDay } from './activity';
import type { ActivityEntry, LearningPath, SavedCourse, Settings } from './learner-documents.schema';
import { orderWrites } from './order-writes';

const newer = <T extends { updatedAt: number }>(one: T, other: T): T => orderWrites(one, other)[1];

/** The newest write wins. */
export const mergeSavedCourses = newer<SavedCourse>;
export const mergeSettings = newer<Settings>;
export const mergePaths = newer<LearningPath>;

/** Only its own device adds to a counter, and clocks of devices differ: the higher count is the newer one. */
function highest(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const merged = { ...one };
  for (const [device, count] of Object.entries(other)) merged[device] = Math.max(count, merged[device] ?? 0);
  return merged;
}

/** Counters of different devices stand side by side, and none ever goes back. */
export function mergeActivity(one: ActivityEntry, other: ActivityEntry): ActivityEntry {
  const [older, last] = orderWrites(one, other, ['devices', 'finishedBy', 'undoneBy']);
  return {
    ...older,
    ...last,
    devices: highest(older.devices, last.devices),
    finishedBy: highest(older.finishedBy, last.finishedBy),
    undoneBy: highest(older.undoneBy, last.undoneBy),
  };
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

export const secondsWatched = ({ devices }: Pick<ActivityEntry, 'devices'>) => sum(devices);

/** Lessons finished on a day, less those whose mark was taken back. */
export const lessonsFinished = ({ finishedBy, undoneBy }: Pick<ActivityEntry, 'finishedBy' | 'undoneBy'>) =>
  Math.max(0, sum(finishedBy) - sum(undoneBy));

/** The days of a learner, sorted, each with what all devices counted. */
export function activityOf(entries: ActivityEntry[]): ActivityDay[] {
  return entries
    .map(({ day, devices, finishedBy, undoneBy }) => ({
      day,
      seconds: secondsWatched({ devices }),
      lessonsFinished: lessonsFinished({ finishedBy, undoneBy }),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
