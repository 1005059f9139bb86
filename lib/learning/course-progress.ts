import type { WatchRecord } from './records/watch-record.schema';
import { isFinished } from './watch-progress';

/** What must be known of a course to say how far somebody is: its lessons in order. */
export type CourseOutline = {
  id: string;
  lessons: { videoId: string; seconds?: number }[];
  /** Its one lesson stands for a whole playlist, whose videos only the player knows. */
  playlist?: boolean;
};

export type CourseProgress = {
  finishedLessons: number;
  lessonCount: number;
  /** 0 to 1, by lessons: half a lesson counts as half. */
  fraction: number;
  finished: boolean;
  /** Number (from 1) of the lesson to go on with; absent when all are finished. */
  nextLesson?: number;
  /** Seconds left to watch; absent unless all lengths are known. */
  secondsLeft?: number;
  /** The same by the lengths that are known, where not all are but some. */
  secondsLeftAbout?: number;
  /** Milliseconds since 1970. */
  lastWatched?: number;
  /** Lessons that came since every lesson known then was finished. */
  lessonsAdded: number;
};

function lengthOf(seconds: number | undefined, record: WatchRecord | undefined): number | undefined {
  return seconds ?? (record && record.duration > 0 ? record.duration : undefined);
}

/** Lengths that must be known before their mean says something of the others. */
const ENOUGH_LENGTHS = 2;

/** Seconds left of lessons of these lengths, of each the fraction that is done. */
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

/** The lesson after the one that was watched last, or that one while it is not finished; else the first open one. */
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
