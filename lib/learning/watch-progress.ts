import type { Chapter } from '@/lib/course';
import { timesOf } from './records/merge-records';
import type { WatchRecord } from './records/watch-record.schema';
import { mergeRanges, type WatchedRanges, watchedFraction } from './records/watched-ranges';
import { addTimes } from './records/watched-times';

/** A lesson is finished when this fraction of its video was watched. */
const FINISHED_FRACTION = 0.9;
/** Before this second, and this close to the end, a video starts from the beginning. */
const RESUME_FROM_SECONDS = 10;
const RESUME_UNTIL_FRACTION = 0.97;

export function isFinished({ markedDone, progress }: Pick<WatchRecord, 'markedDone' | 'progress'>): boolean {
  return markedDone ?? progress >= FINISHED_FRACTION;
}

/** Second to resume at; undefined if it starts from the beginning. */
export function resumePoint({
  currentTime,
  duration,
}: Pick<WatchRecord, 'currentTime' | 'duration'>): number | undefined {
  if (currentTime < RESUME_FROM_SECONDS) return undefined;
  if (duration > 0 && currentTime > duration * RESUME_UNTIL_FRACTION) return undefined;
  return Math.floor(currentTime);
}

export type Played = { at: number; duration: number; ranges: WatchedRanges; now: number };

/** The record after a part was played: updates position, parts, fraction and chapters. */
export function afterPlaying(record: WatchRecord, played: Played, chapters: Chapter[] = []): WatchRecord {
  const duration = Math.max(played.duration, record.duration);
  const ranges = mergeRanges(record.ranges, played.ranges);
  return {
    ...record,
    currentTime: played.at,
    positionAt: played.now,
    duration,
    ranges,
    rangeTimes: addTimes(timesOf(record), played.ranges, played.now, record.restartedAt),
    // An older version stored the watched fraction only.
    progress: Math.max(record.progress, watchedFraction(ranges, duration)),
    furthest: Math.max(record.furthest, played.at),
    chapters: { ...record.chapters, ...chaptersWatched(chapters, ranges, duration) },
    lastWatched: played.now,
    updatedAt: played.now,
  };
}

function chaptersWatched(
  chapters: Chapter[],
  ranges: WatchedRanges,
  duration: number,
): Record<string, boolean> {
  const watched: Record<string, boolean> = {};
  chapters.forEach(({ start }, index) => {
    const end = chapters[index + 1]?.start ?? duration;
    const inside: WatchedRanges = [];
    for (let at = 0; at + 1 < ranges.length; at += 2) {
      inside.push(Math.max(start, ranges[at] ?? 0), Math.min(end, ranges[at + 1] ?? 0));
    }
    if (watchedFraction(mergeRanges(inside), end - start) >= FINISHED_FRACTION) watched[start] = true;
  });
  return watched;
}

/** Sets a mark by hand: done, not done, or undefined to let the fraction decide. */
export const markDone = (record: WatchRecord, done: boolean | undefined, now: number): WatchRecord => ({
  ...record,
  markedDone: done,
  markedAt: now,
  updatedAt: now,
});
