import { orderWrites } from './order-writes';
import type { WatchRecord } from './watch-record.schema';
import { mergeRanges, watchedFraction } from './watched-ranges';

type Timed = WatchRecord & { positionAt: number };

/** The record with the times that an older version did not write: the latest possible ones. */
export function withTimes(record: WatchRecord): Timed {
  const { markedDone, markedAt, positionAt, lastWatched, updatedAt } = record;
  return {
    ...record,
    positionAt: positionAt ?? lastWatched,
    ...(markedDone !== undefined && markedAt === undefined && { markedAt: updatedAt }),
  };
}

/** The description of the lesson: all of it from the newest write. */
const identityOf = ({ videoId, courseId, lesson, title, courseTitle, lessonCount, updatedAt }: Timed) => ({
  videoId,
  courseId,
  lesson,
  title,
  courseTitle,
  lessonCount,
  updatedAt,
});

function newestPosition(one: Timed, other: Timed): Pick<Timed, 'currentTime' | 'positionAt'> {
  const order = one.positionAt - other.positionAt || one.currentTime - other.currentTime;
  const { currentTime, positionAt } = order >= 0 ? one : other;
  return { currentTime, positionAt };
}

const rank = ({ markedDone }: WatchRecord) => (markedDone === undefined ? 0 : markedDone ? 2 : 1);

/** A removed mark is a mark too: it has a time and no value. */
function newestMark(one: Timed, other: Timed): Pick<WatchRecord, 'markedDone' | 'markedAt'> {
  const order = (one.markedAt ?? 0) - (other.markedAt ?? 0) || rank(one) - rank(other);
  const { markedDone, markedAt } = order >= 0 ? one : other;
  return { ...(markedDone !== undefined && { markedDone }), ...(markedAt !== undefined && { markedAt }) };
}

function eitherChapter(one: WatchRecord['chapters'], other: WatchRecord['chapters']) {
  const chapters = { ...one };
  for (const [start, watched] of Object.entries(other)) chapters[start] = watched || chapters[start] === true;
  return chapters;
}

/** The fields that belong to one run through the course. */
function mergeRun(one: Timed, other: Timed) {
  const duration = Math.max(one.duration, other.duration);
  const ranges = mergeRanges(one.ranges, other.ranges);
  const { restartedAt } = one;
  return {
    ...newestPosition(one, other),
    ...newestMark(one, other),
    duration,
    ranges,
    progress: Math.max(one.progress, other.progress, watchedFraction(ranges, duration)),
    furthest: Math.max(one.furthest, other.furthest),
    chapters: eitherChapter(one.chapters, other.chapters),
    ...(restartedAt !== undefined && { restartedAt }),
  };
}

/**
 * Merges two records of one video, in any order and any number of times: all watched parts, the newest
 * position and the newest mark. If one of them has a later restart, only its watched parts count.
 */
export function mergeRecords(one: WatchRecord, other: WatchRecord): WatchRecord {
  const [here, there] = [withTimes(one), withTimes(other)];
  const begun = (here.restartedAt ?? 0) - (there.restartedAt ?? 0);
  const run = begun === 0 ? mergeRun(here, there) : begun > 0 ? here : there;
  const [, newest] = orderWrites(identityOf(here), identityOf(there));
  return { ...run, ...newest, lastWatched: Math.max(here.lastWatched, there.lastWatched) };
}
