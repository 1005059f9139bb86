import type { SavedCourse } from './learner-documents.schema';
import { recordsThatCount } from './my-courses';
import { isFinished, resumePoint } from './watch-progress';
import type { WatchRecord } from './watch-record.schema';

/** What a list of lessons shows of one. */
export type LessonMark = { done: boolean; fraction: number; ranges: number[]; duration: number };

/** The marks of a course's lessons, by their number. */
export function lessonMarks(
  courseId: string,
  records: WatchRecord[],
  entry: SavedCourse | undefined,
): Map<number, LessonMark> {
  const own = records.filter((record) => record.courseId === courseId);
  return new Map(
    recordsThatCount(own, entry).map((record) => [
      record.lesson,
      {
        done: isFinished(record),
        fraction: record.progress,
        ranges: record.ranges,
        duration: record.duration,
      },
    ]),
  );
}

/** Seconds before the end at which a finished video of a playlist is opened: the next one follows by itself. */
const LAST_SECONDS = 4;

/** Where a playlist goes on: the video that was watched last, and its second. */
export function playlistPoint(
  courseId: string,
  records: WatchRecord[],
  entry: SavedCourse | undefined,
): { videoId: string; second: number | undefined; lesson: number } | undefined {
  const own = recordsThatCount(
    records.filter((record) => record.courseId === courseId),
    entry,
  );
  const last = own.sort((one, other) => other.lastWatched - one.lastWatched)[0];
  if (!last) return undefined;
  const { videoId, lesson, lessonCount, duration } = last;
  const goesOn = isFinished(last) && lesson < lessonCount && duration > LAST_SECONDS;
  return { videoId, lesson, second: goesOn ? Math.floor(duration - LAST_SECONDS) : resumePoint(last) };
}

/** The watched parts of a video as stops of a CSS gradient from its start to its end. */
export function partsGradient({ ranges, duration, done }: LessonMark): string {
  if (done && ranges.length === 0) return 'var(--accent)';
  if (!(duration > 0)) return 'none';
  const percent = (second: number) => `${Math.min(100, (second / duration) * 100).toFixed(1)}%`;
  const stops: string[] = [];
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [from, to] = [percent(ranges[at] ?? 0), percent(ranges[at + 1] ?? 0)];
    stops.push(`transparent ${from}, var(--accent) ${from}, var(--accent) ${to}, transparent ${to}`);
  }
  return stops.length > 0 ? `linear-gradient(to right, ${stops.join(', ')})` : 'none';
}
