import { type CourseOutline, type CourseProgress, courseProgress } from './course-progress';
import type { SavedCourse } from './records/learner-documents.schema';
import { placesOf, recordInCourse } from './records/record-in-course';
import { elsewhereKey } from './records/video-key';
import type { Place, WatchRecord } from './records/watch-record.schema';
import { isFinished } from './watch-progress';

/** `continue`: started and not finished. `saved`: saved for later and not started. */
export type MyCourseState = 'continue' | 'saved' | 'finished';

export type MyCourse = {
  id: string;
  title: string;
  state: MyCourseState;
  saved: boolean;
  progress: CourseProgress;
  /** When it was last changed, in milliseconds since 1970. */
  touchedAt: number;
  /** The most recently watched video, if any. */
  last?: WatchRecord;
};

const MY_COURSES_SORTS = ['recent', 'progress', 'title'] as const;
export type MyCoursesSort = (typeof MY_COURSES_SORTS)[number];

type Watched = { record: WatchRecord; place: Place };

/**
 * The lessons as far as the records show them, for a course whose lesson list is unavailable or is one
 * playlist.
 */
function outlineFromRecords(watched: Watched[]): CourseOutline {
  const count = Math.max(
    1,
    ...watched.map(({ place: { lesson, lessonCount } }) => Math.max(lesson, lessonCount)),
  );
  const byLesson = new Map(watched.map(({ record, place }) => [place.lesson, record]));
  const lessons = Array.from({ length: count }, (_, index) => ({
    videoId: byLesson.get(index + 1)?.videoId ?? `lesson ${index + 1}`,
  }));
  return { lessons };
}

/** Progress in a course. `outline` is its lesson list, if available; a lesson counts wherever it was watched. */
function progressOf(
  id: string,
  watched: Watched[],
  all: ReadonlyMap<string, WatchRecord>,
  entry: SavedCourse | undefined,
  outline: CourseOutline | undefined,
): CourseProgress {
  // A course of another site has no lessons, or had none when it was marked as finished.
  const marked = all.get(elsewhereKey(id));
  const byHand = marked && recordInCourse(marked, id, entry?.restartedAt);
  const isFinishedElsewhere = byHand !== undefined && isFinished(byHand);
  const isKnown = outline && !outline.playlist && outline.lessons.length > 0 && !isFinishedElsewhere;
  const records = isKnown
    ? outline.lessons.flatMap(({ videoId }) => all.get(videoId) ?? [])
    : watched.map(({ record }) => record);
  return courseProgress(
    isKnown ? outline : outlineFromRecords(watched),
    records.flatMap((record) => recordInCourse(record, id, entry?.restartedAt) ?? []),
  );
}

function groupByCourse(records: WatchRecord[]): Map<string, Watched[]> {
  const groups = new Map<string, Watched[]>();
  for (const record of records) {
    for (const place of placesOf(record)) {
      const group = groups.get(place.courseId);
      if (group) group.push({ record, place });
      else groups.set(place.courseId, [{ record, place }]);
    }
  }
  return groups;
}

function stateOf(progress: CourseProgress, begun: boolean): MyCourseState {
  if (progress.finished) return 'finished';
  return begun ? 'continue' : 'saved';
}

/** All courses that a learner started, finished or saved and did not remove, latest first. */
export function myCourses(
  records: WatchRecord[],
  saved: SavedCourse[],
  outlines: ReadonlyMap<string, CourseOutline> = new Map(),
): MyCourse[] {
  const groups = groupByCourse(records);
  const byVideo = new Map(records.map((record) => [record.videoId, record]));
  const entries = new Map(saved.map((entry) => [entry.courseId, entry]));
  const courses: MyCourse[] = [];
  for (const id of new Set([...groups.keys(), ...entries.keys()])) {
    const watched = groups.get(id) ?? [];
    const entry = entries.get(id);
    const latest = watched.reduce<Watched | undefined>(
      (last, one) => (last && last.place.lastWatched >= one.place.lastWatched ? last : one),
      undefined,
    );
    const last = latest && recordInCourse(latest.record, id);
    const begun = last !== undefined && last.lastWatched > (entry?.removedAt ?? 0);
    const isSaved = entry?.savedAt !== undefined;
    if (!begun && !isSaved) continue;
    const progress = progressOf(id, watched, byVideo, entry, outlines.get(id));
    courses.push({
      id,
      title: last?.courseTitle || entry?.title || id,
      state: stateOf(progress, begun),
      saved: isSaved,
      progress,
      touchedAt: Math.max(last?.lastWatched ?? 0, entry?.savedAt ?? 0, entry?.restartedAt ?? 0),
      ...(last && { last }),
    });
  }
  return courses.sort((a, b) => b.touchedAt - a.touchedAt);
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The courses whose title contains all the words, in the chosen order. */
export function arrangeCourses(courses: MyCourse[], words: string, sort: MyCoursesSort): MyCourse[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const found = courses.filter(({ title }) => wanted.every((word) => fold(title).includes(word)));
  if (sort === 'title') return found.sort((a, b) => a.title.localeCompare(b.title));
  if (sort === 'progress') return found.sort((a, b) => b.progress.fraction - a.progress.fraction);
  return found;
}
