import { isTimeZone, localDay } from '@/lib/format/local-day';
import type { ActivityEntry } from '@/lib/learning/records/learner-documents.schema';
import { setBackToNow } from '@/lib/learning/records/limit-dates';
import { emptyDay, hasBegun, mergeActivity, namedForMove } from '@/lib/learning/records/merge-documents';
import { sameDocument } from '@/lib/learning/records/same-document';
import type { Collection } from './documents';
import type { LocalDocuments } from './local-documents';

/** Moves what was counted on a day in the future to today: the device's clock was wrong. */
function moveDay(documents: LocalDocuments, id: string, now: number): void {
  const ahead = documents.take('activityDays', id);
  if (!ahead) return;
  const { timeZone = 'UTC' } = ahead;
  const today = localDay(now, isTimeZone(timeZone) ? timeZone : 'UTC');
  documents.update('activityDays', today, (stored): ActivityEntry | undefined => {
    const before = stored ?? emptyDay(today);
    const lessons = Object.entries(ahead.lessons).map(([videoId, time]) => [
      videoId,
      Math.sign(time) * Math.min(Math.abs(time), now),
    ]);
    const merged = mergeActivity(before, {
      ...ahead,
      day: today,
      devices: namedForMove(id, ahead.devices),
      byHand: namedForMove(id, ahead.byHand),
      lessons: Object.fromEntries(lessons),
      updatedAt: before.updatedAt,
    });
    // Each tab that knows the day moves it.
    if (stored && sameDocument(merged, stored)) return undefined;
    return { ...merged, updatedAt: Math.max(now, before.updatedAt + 1) };
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
    else if (setBackToNow(data, now) !== data) {
      documents.update(collection as Collection, id, (latest) => latest && setBackToNow(latest, now));
    }
  }
}
