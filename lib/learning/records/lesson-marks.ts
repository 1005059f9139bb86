import type { LessonMark } from '@/lib/course';
import type { CourseOutline } from '@/lib/learning/course-progress';
import { isFinished, resumePoint } from '@/lib/learning/watch-progress';
import type { SavedCourse } from './learner-documents.schema';
import { recordInCourse, recordsInCourse } from './record-in-course';
import type { WatchRecord } from './watch-record.schema';

/** The watched parts of a video as a CSS background. */
function partsGradient({ ranges, duration }: WatchRecord): string {
  if (!(duration > 0)) return 'none';
  const percent = (second: number) => `${Math.min(100, (second / duration) * 100).toFixed(1)}%`;
  const stops: string[] = [];
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [from, to] = [percent(ranges[at] ?? 0), percent(ranges[at + 1] ?? 0)];
    stops.push(`transparent ${from}, var(--accent) ${from}, var(--accent) ${to}, transparent ${to}`);
  }
  return stops.length > 0 ? `linear-gradient(to right, ${stops.join(', ')})` : 'none';
}

const markOf = (record: WatchRecord): LessonMark => ({
  done: isFinished(record),
  fraction: record.progress,
  parts: partsGradient(record),
});

/**
 * The marks of a course's lessons, by lesson number. Without its outline, only the videos that were watched in
 * this course are known to be its lessons.
 */
export function lessonMarks(
  courseId: string,
  records: WatchRecord[],
  entry: SavedCourse | undefined,
  outline?: CourseOutline,
): Map<number, LessonMark> {
  if (!outline || outline.playlist) {
    const own = recordsInCourse(records, courseId, entry);
    return new Map(own.map((record) => [record.lesson, markOf(record)]));
  }
  const byVideo = new Map(records.map((record) => [record.videoId, record]));
  return new Map(
    outline.lessons.flatMap(({ videoId }, index) => {
      const record = byVideo.get(videoId);
      const counted = record && recordInCourse(record, courseId, entry?.restartedAt);
      return counted ? [[index + 1, markOf(counted)] as const] : [];
    }),
  );
}

/** Seconds before the end at which a finished video of a playlist is opened, so that the next one follows. */
const LAST_SECONDS = 4;

/** Where to resume a playlist: the last watched video and its second. */
export function playlistPoint(
  courseId: string,
  records: WatchRecord[],
  entry: SavedCourse | undefined,
): { videoId: string; second: number | undefined } | undefined {
  const own = recordsInCourse(records, courseId, entry);
  const last = own.sort((one, other) => other.lastWatched - one.lastWatched)[0];
  if (!last) return undefined;
  const { videoId, lesson, lessonCount, duration } = last;
  const goesOn = isFinished(last) && lesson < lessonCount && duration > LAST_SECONDS;
  return { videoId, second: goesOn ? Math.floor(duration - LAST_SECONDS) : resumePoint(last) };
}
