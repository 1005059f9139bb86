import type { SavedCourse } from './learner-documents.schema';
import {
  identityOf,
  NO_STATE,
  newestState,
  splitRecord,
  stateOf,
  stateOfRun,
  timesOf,
} from './merge-records';
import type { Place, WatchRecord, WatchState } from './watch-record.schema';
import { watchedFraction } from './watched-ranges';
import { rangesSince } from './watched-times';

/** The courses in which a video was watched, each with its latest lesson. */
export function placesOf(record: WatchRecord): Place[] {
  if (!record.others) return [record];
  const places = new Map<string, Place>();
  for (const place of [record, ...(record.others?.places ?? [])]) {
    const known = places.get(place.courseId);
    if (!known || known.lastWatched < place.lastWatched) places.set(place.courseId, place);
  }
  return [...places.values()];
}

const NOT_HERE = { lessonCount: 0, lastWatched: 0 };

/** What of a state was set since a time. */
function stateSince({ currentTime, positionAt, markedDone, markedAt }: WatchState, since: number) {
  return stateOf({
    ...((positionAt ?? 0) >= since ? { currentTime, positionAt } : NO_STATE),
    ...((markedAt ?? 0) >= since && { markedDone, markedAt }),
  });
}

/**
 * A video's record as it counts in a course: parts, position and mark since the course was restarted, in
 * whichever course they were recorded, but not those of another course's run after its own restart.
 * `lastWatched` and `lessonCount` are 0 if it was not watched in this course. Undefined if nothing counts.
 */
export function recordInCourse(
  record: WatchRecord,
  courseId: string,
  restartedAt = 0,
): WatchRecord | undefined {
  if (!restartedAt && !record.restartedAt && !record.others) {
    return record.courseId === courseId ? record : { ...record, courseId, ...NOT_HERE };
  }
  const parts = splitRecord(record);
  const shared = stateSince(parts.shared, restartedAt);
  const state = restartedAt ? newestState(shared, stateOfRun(parts, courseId, restartedAt)) : shared;
  const place = placesOf(record).find((one) => one.courseId === courseId);
  const inCourse: WatchRecord = {
    ...record,
    others: undefined,
    restartedAt: undefined,
    courseId,
    ...(place ? identityOf(place) : NOT_HERE),
    ...state,
  };
  if (!restartedAt) return inCourse;
  const ranges = rangesSince(timesOf(record), restartedAt);
  if (ranges.length === 0 && (state.positionAt ?? state.markedAt) === undefined) return undefined;
  return {
    ...inCourse,
    restartedAt,
    ranges,
    progress: watchedFraction(ranges, record.duration),
    furthest: Math.max(state.currentTime, ranges.at(-1) ?? 0),
  };
}

/** The records of videos that were watched in a course, as they count there. */
export const recordsInCourse = (
  records: WatchRecord[],
  courseId: string,
  entry: SavedCourse | undefined,
): WatchRecord[] =>
  records
    .filter((record) => placesOf(record).some((place) => place.courseId === courseId))
    .flatMap((record) => recordInCourse(record, courseId, entry?.restartedAt) ?? []);
