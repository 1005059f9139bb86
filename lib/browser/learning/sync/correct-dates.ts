import { isTimeZone, localDay } from '@/lib/learning/local-day';
import type { ActivityEntry } from '@/lib/learning/records/learner-documents.schema';
import { limitDates } from '@/lib/learning/records/limit-dates';
import { hasBegun } from '@/lib/learning/records/merge-documents';
import { freshName } from './device-name';
import type { Collection } from './documents';
import type { LocalDocuments } from './local-documents';

/** Clocks of servers and devices differ a little. */
const TOLERATED_MS = 60_000;

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);

/**
 * Moves the counts of a day in the future to today: the device's clock was wrong. They get a counter of their
 * own there, because the device's counter in the account may be higher than here.
 */
function moveDay(documents: LocalDocuments, id: string, now: number): void {
  const ahead = documents.take('activityDays', id);
  if (!ahead) return;
  const { timeZone = 'UTC' } = ahead;
  const today = localDay(now, isTimeZone(timeZone) ? timeZone : 'UTC');
  const name = freshName();
  const moved = (counts: Record<string, number>, more: Record<string, number>) =>
    sum(more) > 0 ? { ...counts, [name]: sum(more) } : counts;
  documents.update('activityDays', today, (stored): ActivityEntry => {
    const before = stored ?? {
      day: today,
      devices: {},
      finishedBy: {},
      undoneBy: {},
      timeZone,
      updatedAt: 0,
    };
    return {
      ...before,
      devices: moved(before.devices, ahead.devices),
      finishedBy: moved(before.finishedBy, ahead.finishedBy),
      undoneBy: moved(before.undoneBy, ahead.undoneBy),
      updatedAt: Math.max(now, before.updatedAt + 1),
    };
  });
}

/**
 * Sets unsent dates from a clock that was fast back to now. Nothing is lost, and such a date no longer wins
 * over later writes.
 * @param now milliseconds on the server's clock
 */
export function correctDates(documents: LocalDocuments, now: number): void {
  for (const { collection, id, data } of documents.unsent()) {
    if (collection === 'activityDays' && !hasBegun(data, now)) moveDay(documents, id, now);
    else if (limitDates(data, now + TOLERATED_MS) !== data) {
      documents.update(collection as Collection, id, (latest) => latest && limitDates(latest, now));
    }
  }
}
