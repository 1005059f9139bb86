import { holdBack } from '@/lib/learning/hold-back';
import type { ActivityEntry } from '@/lib/learning/learner-documents.schema';
import { isTimeZone, localDay } from '@/lib/learning/local-day';
import { hasBegun } from '@/lib/learning/merge-documents';
import type { Collection } from './documents';
import type { LocalDocuments } from './local-documents';

/** Clocks of servers and devices differ by a little. */
const TOLERATED_MS = 60_000;

/** What one device counted on a wrong day, counted on the right one as well. */
function addCounts(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sums = { ...one };
  for (const [device, count] of Object.entries(other)) sums[device] = (sums[device] ?? 0) + count;
  return sums;
}

/** A day that has not begun was learned on a day when the clock was wrong: what was counted on it belongs to today. */
function moveDay(documents: LocalDocuments, id: string, now: number): void {
  const ahead = documents.take('activityDays', id);
  if (!ahead) return;
  const { timeZone = 'UTC' } = ahead;
  const today = localDay(now, isTimeZone(timeZone) ? timeZone : 'UTC');
  documents.update('activityDays', today, (stored): ActivityEntry => {
    const moved = { ...ahead, day: today, updatedAt: now };
    if (!stored) return moved;
    return {
      ...stored,
      devices: addCounts(stored.devices, ahead.devices),
      finishedBy: addCounts(stored.finishedBy, ahead.finishedBy),
      undoneBy: addCounts(stored.undoneBy, ahead.undoneBy),
      updatedAt: Math.max(now, stored.updatedAt + 1),
    };
  });
}

/**
 * Brings what a clock that ran ahead has dated, and no account has, back to now. Nothing is lost by it, and it wins
 * over no write to come.
 * @param now milliseconds on the server's clock
 */
export function mendDates(documents: LocalDocuments, now: number): void {
  for (const { collection, id, data } of documents.unsent()) {
    if (collection === 'activityDays' && !hasBegun(data, now)) moveDay(documents, id, now);
    else if (holdBack(data, now + TOLERATED_MS) !== data) {
      documents.update(collection as Collection, id, (latest) => latest && holdBack(latest, now));
    }
  }
}
