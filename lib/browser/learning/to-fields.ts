import { lessonsFinished, secondsWatched } from '@/lib/learning/merge-documents';
import type { Collection, Documents } from './documents';

/** Fields that hold a moment: dates in the account, milliseconds here. */
const MOMENTS = ['lastWatched', 'updatedAt', 'savedAt', 'removedAt', 'restartedAt'];

/** Fields that may be taken back: where one is absent here it must go from the account as well. */
const REMOVABLE: { [C in Collection]: (keyof Documents[C])[] } = {
  watchHistory: ['markedDone', 'restartedAt'],
  activityDays: ['timeZone'],
  savedCourses: ['savedAt', 'removedAt', 'restartedAt'],
  settings: ['timeZone'],
  paths: ['savedAt', 'removedAt'],
};

/**
 * A document as it is set, with merge, in the account.
 * @param removal what stands for "remove this field"
 * @param latest no moment may be later (milliseconds): a clock that runs ahead is refused by the rules
 */
export function toFields<C extends Collection>(
  collection: C,
  data: Documents[C],
  removal: unknown,
  latest = Number.POSITIVE_INFINITY,
): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      MOMENTS.includes(name) ? new Date(Math.min(value, latest)) : value,
    ]),
  );
  for (const name of REMOVABLE[collection]) fields[name as string] ??= removal;
  if ('devices' in data) {
    fields.seconds = secondsWatched(data);
    fields.lessonsFinished = lessonsFinished(data);
  }
  return fields;
}
