import { MAX_PLACES, type Place, type WatchRecord, type WatchState } from './watch-record.schema';
import { mergeRanges, watchedFraction } from './watched-ranges';
import { mergeTimes } from './watched-times';

/** The parts of a record that are merged one by one. */
type Parts = {
  /** By course and run. Only a run through a restarted course has a state of its own. */
  places: Map<string, Place>;
  shared: WatchState;
};

export const stateOf = ({ currentTime, positionAt, markedDone, markedAt }: WatchState): WatchState => ({
  currentTime,
  positionAt,
  markedDone,
  markedAt,
});

/** A state with the times that an older version did not write: the latest possible ones. */
function timedState(state: WatchState, lastWatched: number, updatedAt: number): WatchState {
  const { currentTime, markedDone } = state;
  const positionAt = state.positionAt ?? (currentTime > 0 ? lastWatched : undefined);
  const markedAt = state.markedAt ?? (markedDone === undefined ? undefined : updatedAt);
  return stateOf({ currentTime, positionAt, markedDone, markedAt });
}

export const NO_STATE: WatchState = { currentTime: 0 };

const rank = ({ markedDone }: WatchState) => (markedDone === undefined ? 0 : markedDone ? 2 : 1);

/** The newest position and the newest mark. A removed mark is a mark too: it has a time and no value. */
export function newestState(one: WatchState, other: WatchState): WatchState {
  const byPosition = (one.positionAt ?? 0) - (other.positionAt ?? 0) || one.currentTime - other.currentTime;
  const byMark = (one.markedAt ?? 0) - (other.markedAt ?? 0) || rank(one) - rank(other);
  const { currentTime, positionAt } = byPosition >= 0 ? one : other;
  const { markedDone, markedAt } = byMark >= 0 ? one : other;
  return stateOf({ currentTime, positionAt, markedDone, markedAt });
}

export const identityOf = ({ courseId, lesson, title, courseTitle, lessonCount, lastWatched }: Place) => ({
  courseId,
  lesson,
  title,
  courseTitle,
  lessonCount,
  lastWatched,
});

function placeOf(place: Place, state: WatchState): Place {
  const { restartedAt } = place;
  return { ...identityOf(place), ...NO_STATE, ...(restartedAt && { ...stateOf(state), restartedAt }) };
}

const keyOf = ({ courseId, restartedAt = 0 }: Pick<Place, 'courseId' | 'restartedAt'>) =>
  `${courseId} ${restartedAt}`;
const text = (place: Place) => JSON.stringify(Object.values(identityOf(place)));

/** The place where the video was watched later; if that is the same time, every device gets the same order. */
const latestFirst = (one: Place, other: Place) =>
  other.lastWatched - one.lastWatched ||
  (other.restartedAt ?? 0) - (one.restartedAt ?? 0) ||
  (text(one) < text(other) ? -1 : 1);

function addPlace(places: Map<string, Place>, place: Place): void {
  const known = places.get(keyOf(place));
  const [newest = place] = known ? [known, place].sort(latestFirst) : [];
  places.set(keyOf(place), placeOf(newest, known ? newestState(known, place) : place));
}

export function splitRecord(record: WatchRecord): Parts {
  const { others, restartedAt, lastWatched, updatedAt } = record;
  const state = timedState(record, lastWatched, updatedAt);
  const places = new Map<string, Place>();
  addPlace(places, { ...record, ...state });
  for (const place of others?.places ?? []) {
    addPlace(places, { ...place, ...timedState(place, place.lastWatched, place.lastWatched) });
  }
  const shared = restartedAt ? timedState(others?.shared ?? NO_STATE, lastWatched, updatedAt) : state;
  return { places, shared };
}

/** The state of a run through a course. */
export const stateOfRun = ({ places }: Parts, courseId: string, restartedAt: number): WatchState =>
  places.get(keyOf({ courseId, restartedAt })) ?? NO_STATE;

/** The fields of a record that follow from its places: those of one of them, and the others. */
function fromPlaces(first: Place, rest: Place[], shared: WatchState) {
  const hasShared = first.restartedAt !== undefined && (shared.positionAt ?? shared.markedAt) !== undefined;
  return {
    ...(first.restartedAt ? first : { ...identityOf(first), ...shared }),
    ...((rest.length > 0 || hasShared) && { others: { places: rest, ...(hasShared && { shared }) } }),
  };
}

/** The fields of a record that are about the video, wherever it was watched. */
function factsOf(record: WatchRecord) {
  const { videoId, updatedAt, duration, progress, furthest, ranges, chapters } = record;
  const rangeTimes = timesOf(record);
  return { videoId, updatedAt, duration, progress, furthest, ranges, rangeTimes, chapters };
}

/** The record with the position and the mark of a course's run as its own, to be changed there. */
export function inPlace(record: WatchRecord, place: Omit<Place, 'currentTime'>): WatchRecord {
  const { places, shared } = splitRecord(record);
  const key = keyOf(place);
  const { lastWatched, ...state } = places.get(key) ?? { ...place, ...NO_STATE };
  const first = placeOf({ ...place, ...NO_STATE, lastWatched }, state);
  places.delete(key);
  return { ...factsOf(record), ...fromPlaces(first, [...places.values()], shared) };
}

function eitherChapter(one: WatchRecord['chapters'], other: WatchRecord['chapters']) {
  const chapters = { ...one };
  for (const [start, watched] of Object.entries(other)) chapters[start] = watched || chapters[start] === true;
  return chapters;
}

/** When the parts were watched; a record of an older version says only since which restart. */
export const timesOf = ({ rangeTimes, ranges, restartedAt }: WatchRecord) =>
  rangeTimes ?? (restartedAt ? ranges.flatMap((at, index) => (index % 2 ? [at, restartedAt] : [at])) : []);

/**
 * Merges two records of one video, in any order and any number of times: all watched parts, each with its latest
 * time; all courses in which the video was watched; the newest position and the newest mark. A restart of a
 * course removes nothing: `record-in-course` tells what counts there.
 */
export function mergeRecords(one: WatchRecord, other: WatchRecord): WatchRecord {
  const [here, there] = [splitRecord(one), splitRecord(other)];
  const places = new Map(here.places);
  for (const place of there.places.values()) addPlace(places, place);
  const [latest = one, ...rest] = [...places.values()].sort(latestFirst).slice(0, MAX_PLACES + 1);
  const duration = Math.max(one.duration, other.duration);
  const ranges = mergeRanges(one.ranges, other.ranges);
  const times = timesOf(one);
  const rangeTimes = mergeTimes(times, one === other ? times : timesOf(other));
  return {
    videoId: one.videoId,
    ...fromPlaces(latest, rest, newestState(here.shared, there.shared)),
    updatedAt: Math.max(one.updatedAt, other.updatedAt),
    duration,
    progress: Math.max(one.progress, other.progress, watchedFraction(ranges, duration)),
    furthest: Math.max(one.furthest, other.furthest),
    ranges,
    rangeTimes,
    chapters: eitherChapter(one.chapters, other.chapters),
  };
}
