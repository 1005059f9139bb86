import type { WatchRecord } from './records/watch-record.schema';
import { isFinished } from './watch-progress';

/** What is needed of a course to compute progress: its lessons in order. */
export type CourseOutline = {
  lessons: { videoId: string; seconds?: number }[];
  /** Its only lesson represents a whole playlist, whose videos only the player knows. */
  playlist?: boolean;
};

export type CourseProgress = {
  finishedLessons: number;
  lessonCount: number;
  /** 0 to 1, by lessons: a half-watched lesson counts as half. */
  fraction: number;
  finished: boolean;
  /** Number (from 1) of the lesson to continue with; absent when all are finished. */
  nextLesson?: number;
  /** Seconds left to watch; absent unless all lengths are known. */
  secondsLeft?: number;
  /** An estimate of the same if only some lengths are known. */
  secondsLeftAbout?: number;
  /** Milliseconds since 1970. */
  lastWatched?: number;
  /** Lessons that were added after all lessons known at that time were finished. */
  lessonsAdded: number;
};

function lengthOf(seconds: number | undefined, record: WatchRecord | undefined): number | undefined {
  return seconds ?? (record && record.duration > 0 ? record.duration : undefined);
}

/** Minimum number of known lengths for an estimate from their mean. */
const ENOUGH_LENGTHS = 2;

/** Seconds left, from the lengths of the lessons and the fraction of each that is done. */
function timeLeft(
  lengths: (number | undefined)[],
  done: number[],
): Pick<CourseProgress, 'secondsLeft' | 'secondsLeftAbout'> {
  const known = lengths.filter((length) => length !== undefined);
  if (known.length < lengths.length && known.length < ENOUGH_LENGTHS) return {};
  const mean = known.reduce((sum, length) => sum + length, 0) / known.length;
  const left = lengths.reduce<number>(
    (sum, length, index) => sum + (length ?? mean) * (1 - (done[index] ?? 0)),
    0,
  );
  return { [known.length === lengths.length ? 'secondsLeft' : 'secondsLeftAbout']: Math.round(left) };
}

function doneFraction(record: WatchRecord | undefined): number {
  if (!record) return 0;
  return isFinished(record) ? 1 : Math.min(record.progress, 0.99);
}

/** The first unfinished lesson from the last watched one on; if there is none, the first unfinished one. */
function findNext(done: number[], last: number | undefined): number | undefined {
  const open = (index: number) => (done[index] ?? 1) < 1;
  if (last !== undefined) {
    for (let index = last; index < done.length; index += 1) if (open(index)) return index + 1;
  }
  const first = done.findIndex((_, index) => open(index));
  return first === -1 ? undefined : first + 1;
}

export function courseProgress({ lessons }: CourseOutline, records: WatchRecord[]): CourseProgress {
  const byVideo = new Map(records.map((record) => [record.videoId, record]));
  const found = lessons.map(({ videoId }) => byVideo.get(videoId));
  const done = found.map(doneFraction);
  const finishedLessons = done.filter((fraction) => fraction === 1).length;
  const lastWatched = Math.max(0, ...found.map((record) => record?.lastWatched ?? 0));
  const last = lastWatched > 0 ? found.findIndex((record) => record?.lastWatched === lastWatched) : undefined;
  const lengths = lessons.map(({ seconds }, index) => lengthOf(seconds, found[index]));
  const known = Math.max(0, ...found.map((record) => record?.lessonCount ?? 0));
  const finishedThen =
    known > 0 && known < lessons.length && done.slice(0, known).every((part) => part === 1);
  const nextLesson = findNext(done, last);
  return {
    finishedLessons,
    lessonCount: lessons.length,
    fraction: lessons.length === 0 ? 0 : done.reduce((sum, part) => sum + part, 0) / lessons.length,
    finished: lessons.length > 0 && finishedLessons === lessons.length,
    ...(nextLesson !== undefined && { nextLesson }),
    ...timeLeft(lengths, done),
    ...(lastWatched > 0 && { lastWatched }),
    lessonsAdded: finishedThen ? lessons.length - known : 0,
  };
}
