import { serverNow } from '@/lib/browser/learning/sync/server-clock';
import type { Chapter } from '@/lib/courses/course.schema';
import { pathId } from '@/lib/learning/learning-paths';
import { isTimeZone, localDay } from '@/lib/learning/local-day';
import { setFields } from '@/lib/learning/records/field-times';
import {
  type ActivityEntry,
  type LearningPath,
  PATH_FIELDS,
  SAVED_COURSE_FIELDS,
  type SavedCourse,
  SETTINGS_FIELDS,
  type Settings,
} from '@/lib/learning/records/learner-documents.schema';
import { type LessonMark, lessonMarks } from '@/lib/learning/records/lesson-marks';
import { lessonsFinished } from '@/lib/learning/records/merge-documents';
import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import {
  afterPlaying,
  isFinished,
  markDone,
  type Played,
  restartRecord,
} from '@/lib/learning/watch-progress';
import { kinds, SETTINGS_ID } from './sync/documents';
import type { LocalDocuments } from './sync/local-documents';

/** The lesson, as far as its page knows it. */
export type LessonIdentity = Pick<
  WatchRecord,
  'videoId' | 'courseId' | 'lesson' | 'title' | 'courseTitle' | 'lessonCount'
>;
/** `seconds`: the time actually watched since the last report. */
export type Watched = Omit<Played, 'now'> & { seconds: number };

export type Clock = { now: () => number; timeZone: () => string };
const browserClock: Clock = {
  now: serverNow,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** Tenths of a second are precise enough for seeking and take half the storage. */
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

const freshRecord = (lesson: LessonIdentity, now: number): WatchRecord => ({
  ...lesson,
  lastWatched: now,
  updatedAt: now,
  currentTime: 0,
  duration: 0,
  progress: 0,
  furthest: 0,
  ranges: [],
  chapters: {},
});

/** The actions of one learner, stored immediately. */
export class Learner {
  readonly #pendingSaves = new Set<() => void>();
  readonly #device: () => string;
  readonly #clock: Clock;

  constructor(
    readonly documents: LocalDocuments,
    /** Name of this device among the learner's devices; requested only when something is counted. */
    device: () => string,
    clock: Clock = browserClock,
  ) {
    this.#device = device;
    this.#clock = clock;
  }

  get settings(): Settings {
    return this.documents.get('settings', SETTINGS_ID) ?? (kinds.settings.read({}) as Settings);
  }

  /** The time zone that days are counted in. */
  get timeZone(): string {
    const chosen = this.settings.timeZone;
    return chosen && isTimeZone(chosen) ? chosen : this.#clock.timeZone();
  }

  /** The current record of a video; undefined if it was not watched since its course was restarted. */
  recordOf({ videoId, courseId }: Pick<LessonIdentity, 'videoId' | 'courseId'>): WatchRecord | undefined {
    const record = this.documents.get('watchHistory', videoId);
    const since = this.documents.get('savedCourses', courseId)?.restartedAt ?? 0;
    return record && (record.restartedAt ?? 0) >= since ? record : undefined;
  }

  /** The marks of a course's lessons, by lesson number. */
  marksOf(courseId: string): Map<number, LessonMark> {
    const { documents } = this;
    return lessonMarks(courseId, documents.all('watchHistory'), documents.get('savedCourses', courseId));
  }

  /**
   * Registers a function that saves what is in progress before another learner takes over. Returns how to
   * unregister.
   */
  beforeLeaving(save: () => void): () => void {
    this.#pendingSaves.add(save);
    return () => this.#pendingSaves.delete(save);
  }

  /** Saves what is in progress: the current playback was last saved some seconds ago. */
  settle(): void {
    for (const save of this.#pendingSaves) save();
  }

  /** Records that a part of a lesson was watched or that its position changed. */
  watch(lesson: LessonIdentity, { seconds, at, duration, ranges }: Watched, chapters: Chapter[] = []): void {
    const played = { at: tenths(at), duration: tenths(duration), ranges: ranges.map(tenths) };
    const done = this.#changeRecord(lesson, (record, now) =>
      afterPlaying(record, { ...played, now }, chapters),
    );
    if (seconds > 0 || done !== 0) this.#count(seconds, done);
  }

  /** Sets a mark by hand: done, not done, or undefined to let the watched part decide. */
  markLesson(lesson: LessonIdentity, done: boolean | undefined): void {
    const change = this.#changeRecord(lesson, (record, now) => ({
      ...markDone(record, done, now),
      lastWatched: done ? now : record.lastWatched,
    }));
    if (change !== 0) this.#count(0, change);
  }

  saveCourse(courseId: string, title: string): void {
    this.#changeCourse(courseId, (now) => ({ title, savedAt: now }));
  }

  unsaveCourse(courseId: string): () => void {
    return this.#changeCourse(courseId, () => ({ savedAt: undefined }));
  }

  /** Removes a course from the list; its progress is kept. Returns how to undo it. */
  removeCourse(courseId: string): () => void {
    return this.#changeCourse(courseId, (now) => ({ savedAt: undefined, removedAt: now }));
  }

  /** Restarts a course; streak, minutes and days are kept. Returns how to undo it. */
  restartCourse(courseId: string): () => void {
    return this.#changeCourse(courseId, (now) => ({ restartedAt: now }));
  }

  /** Saves a path to a goal; it replaces an earlier one with the same goal. */
  savePath(goal: string, steps: LearningPath['steps']): void {
    this.#changePath(goal, (now) => ({ goal, steps, savedAt: now }));
  }

  /** Removes a path from the list; its progress is kept. Returns how to undo it. */
  removePath(goal: string): () => void {
    const saved = this.documents.get('paths', pathId(goal));
    if (!saved) return () => undefined;
    this.#changePath(goal, (now) => ({ savedAt: undefined, removedAt: now }));
    const { savedAt, removedAt } = saved;
    return () => this.#changePath(goal, () => ({ savedAt, removedAt }));
  }

  changeSettings(change: Partial<Omit<Settings, 'updatedAt' | 'times'>>): void {
    this.documents.update('settings', SETTINGS_ID, (stored) => {
      const before = stored ?? { ...this.settings, times: {} };
      return setFields<Settings>(SETTINGS_FIELDS, before, change, this.#after(stored?.updatedAt));
    });
  }

  /** A time later than every time so far, even if this device's clock is slow. */
  #after(before = 0): number {
    return Math.max(this.#clock.now(), before + 1);
  }

  /** Returns 1 if the change finished the lesson, -1 if the lesson is no longer finished. */
  #changeRecord(
    lesson: LessonIdentity,
    change: (record: WatchRecord, now: number) => WatchRecord,
  ): -1 | 0 | 1 {
    const since = this.documents.get('savedCourses', lesson.courseId)?.restartedAt ?? 0;
    let finished: -1 | 0 | 1 = 0;
    this.documents.update('watchHistory', lesson.videoId, (stored) => {
      const now = this.#after(stored?.updatedAt);
      const old = stored ?? freshRecord(lesson, now);
      const before = (old.restartedAt ?? 0) < since ? restartRecord(old, since) : old;
      const after = { ...change(before, now), ...lesson };
      finished = (Number(isFinished(after)) - Number(isFinished(before))) as -1 | 0 | 1;
      return { ...after, updatedAt: now };
    });
    return finished;
  }

  /** Returns how to undo it: the changed fields get their former values as a newer change. */
  #changeCourse(courseId: string, change: (now: number) => Partial<SavedCourse>): () => void {
    const before = this.documents.get('savedCourses', courseId);
    const write = (wanted: (now: number) => Partial<SavedCourse>) => {
      let fields: Partial<SavedCourse> = {};
      this.documents.update('savedCourses', courseId, (entry) => {
        const now = this.#after(entry?.updatedAt);
        fields = wanted(now);
        const blank: SavedCourse = { courseId, title: '', times: {}, updatedAt: 0 };
        return setFields(SAVED_COURSE_FIELDS, entry ?? blank, fields, now);
      });
      return Object.keys(fields) as (keyof SavedCourse)[];
    };
    const changed = write(change);
    return () => void write(() => Object.fromEntries(changed.map((field) => [field, before?.[field]])));
  }

  #changePath(goal: string, change: (now: number) => Partial<LearningPath>): void {
    this.documents.update('paths', pathId(goal), (path) => {
      const now = this.#after(path?.updatedAt);
      return setFields(PATH_FIELDS, path ?? { goal, steps: [], times: {}, updatedAt: 0 }, change(now), now);
    });
  }

  #count(seconds: number, lessons: number): void {
    // The device name would be left behind in storage.
    if (this.documents.left) return;
    const timeZone = this.timeZone;
    const device = this.#device();
    const day = localDay(this.#clock.now(), timeZone);
    this.documents.update('activityDays', day, (stored) => {
      const before: ActivityEntry = stored ?? {
        day,
        devices: {},
        finishedBy: {},
        undoneBy: {},
        updatedAt: 0,
      };
      const { devices, finishedBy, undoneBy } = before;
      const plusOne = (counts: Record<string, number>) => ({
        ...counts,
        [device]: (counts[device] ?? 0) + 1,
      });
      // A lesson finished on another day is not subtracted from this day.
      const mayUndo = lessonsFinished(before) > 0;
      return {
        ...before,
        devices: { ...devices, [device]: tenths((devices[device] ?? 0) + seconds) },
        ...(lessons > 0 && { finishedBy: plusOne(finishedBy) }),
        ...(lessons < 0 && mayUndo && { undoneBy: plusOne(undoneBy) }),
        timeZone,
        updatedAt: this.#after(stored?.updatedAt),
      };
    });
  }
}
