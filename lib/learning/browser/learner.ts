import type { Chapter, LessonMark } from '@/lib/course';
import { isTimeZone, localDay } from '@/lib/format/local-day';
import { serverNow } from '@/lib/learning/browser/sync/server-clock';
import type { CourseOutline } from '@/lib/learning/course-progress';
import { pathId } from '@/lib/learning/learning-paths';
import { setFields } from '@/lib/learning/records/field-times';
import {
  type ActivityEntry,
  KNOWN_FIELDS,
  type KnownTopic,
  type LearningPath,
  MOST_BY_HAND,
  PATH_FIELDS,
  SAVED_COURSE_FIELDS,
  type SavedCourse,
  SETTINGS_FIELDS,
  type Settings,
} from '@/lib/learning/records/learner-documents.schema';
import { lessonMarks } from '@/lib/learning/records/lesson-marks';
import { emptyDay, secondsByHand } from '@/lib/learning/records/merge-documents';
import { inPlace, mergeRecords } from '@/lib/learning/records/merge-records';
import { recordInCourse } from '@/lib/learning/records/record-in-course';
import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import { afterPlaying, isFinished, markDone, type Played } from '@/lib/learning/watch-progress';
import { kinds, SETTINGS_ID } from './sync/documents';
import { freshName } from './sync/fresh-name';
import type { LocalDocuments } from './sync/local-documents';

/** The lesson, as far as its page knows it. */
export type LessonIdentity = Pick<
  WatchRecord,
  'videoId' | 'courseId' | 'lesson' | 'title' | 'courseTitle' | 'lessonCount'
>;
/** `seconds`: the time actually watched since the last report. */
export type Watched = Omit<Played, 'now'> & { seconds: number };

/** A playback: `settle` saves what was watched since the last save, `stop` drops it and stops the player. */
export type Playing = { settle: () => void; stop: () => void };

export type Clock = { now: () => number; timeZone: () => string };
const browserClock: Clock = {
  now: serverNow,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** Counters of one day; the account takes some more. */
const MAX_COUNTERS = 400;
/** Statements of one day; the account takes those of some devices. */
const MAX_STATEMENTS = 50;
const DAY_SECONDS = 24 * 3_600;

/** Tenths of a second are precise enough for seeking and take half the storage. */
const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

const freshRecord = (
  lesson: LessonIdentity & Pick<WatchRecord, 'lastWatched' | 'restartedAt'>,
): WatchRecord => ({
  ...lesson,
  updatedAt: lesson.lastWatched,
  currentTime: 0,
  duration: 0,
  progress: 0,
  furthest: 0,
  ranges: [],
  chapters: {},
});

/** The actions of one learner, stored immediately. */
export class Learner {
  readonly #playing = new Set<Playing>();
  readonly #counterName: () => string;
  /** This page's counter of a day, and what it has counted there. */
  #counter = { name: '', day: '', seconds: 0 };
  readonly #clock: Clock;

  constructor(
    readonly documents: LocalDocuments,
    clock: Clock = browserClock,
    counterName = freshName,
  ) {
    this.#counterName = counterName;
    this.#clock = clock;
  }

  get settings(): Settings {
    return this.documents.get('settings', SETTINGS_ID) ?? (kinds.settings.read({}) as Settings);
  }

  /** Not earlier than what this device has read of the account: a clock that says so is slow. */
  get now(): number {
    return Math.max(this.#clock.now(), this.documents.seenUntilMs);
  }

  get timeZone(): string {
    const chosen = this.settings.timeZone;
    return chosen && isTimeZone(chosen) ? chosen : this.#clock.timeZone();
  }

  /** The record of a video as it counts in a course; undefined if nothing does since the course was restarted. */
  recordOf({ videoId, courseId }: Pick<LessonIdentity, 'videoId' | 'courseId'>): WatchRecord | undefined {
    const record = this.documents.get('watchHistory', videoId);
    return record && recordInCourse(record, courseId, this.#restartOf(courseId));
  }

  /** The marks of a course's lessons, by lesson number. */
  marksOf(courseId: string, outline?: CourseOutline): Map<number, LessonMark> {
    const { documents } = this;
    const entry = documents.get('savedCourses', courseId);
    return lessonMarks(courseId, documents.all('watchHistory'), entry, outline);
  }

  #restartOf(courseId: string): number | undefined {
    return this.documents.get('savedCourses', courseId)?.restartedAt;
  }

  /** Registers what plays, so that it can be saved or stopped. Returns how to unregister. */
  addPlaying(playing: Playing): () => void {
    this.#playing.add(playing);
    return () => this.#playing.delete(playing);
  }

  /** Saves what is in progress: the current playback was last saved some seconds ago. */
  settle(): void {
    for (const { settle } of this.#playing) settle();
  }

  /** Stops what plays. Nothing more of it is counted for anybody, also if the player takes a moment. */
  stopPlaying(): void {
    for (const { stop } of this.#playing) stop();
  }

  /** Records that a part of a lesson was watched or that its position changed. */
  watch(lesson: LessonIdentity, { seconds, at, duration, ranges }: Watched, chapters: Chapter[] = []): void {
    const played = { at: tenths(at), duration: tenths(duration), ranges: ranges.map(tenths) };
    this.#changeRecord(lesson, (record, now) => afterPlaying(record, { ...played, now }, chapters));
    if (seconds > 0) this.#countSeconds(seconds);
  }

  /** Sets a mark by hand: done, not done, or undefined to let the watched part decide. */
  markLesson(lesson: LessonIdentity, done: boolean | undefined): void {
    this.#changeRecord(lesson, (record, now) => ({
      ...markDone(record, done, now),
      lastWatched: done ? now : record.lastWatched,
    }));
  }

  /** Marks a course of another site by hand. Without a mark it was neither started nor finished. */
  markElsewhere(lesson: LessonIdentity, mark?: 'started' | 'finished'): void {
    const { videoId, courseId, courseTitle } = lesson;
    const isFinishedNow = mark === 'finished' || undefined;
    this.#changeRecord(lesson, (record, now) => ({
      ...markDone(record, isFinishedNow, now),
      ...(mark && { lastWatched: now }),
    }));
    const { lastWatched } = this.documents.get('watchHistory', videoId) ?? { lastWatched: 0 };
    this.#changeCourse(courseId, (now) => ({
      title: courseTitle,
      removedAt: mark ? undefined : Math.max(now, lastWatched),
    }));
  }

  /**
   * Adds minutes that were learned today on another site. Returns how to take them back; undefined if they are
   * more than the day can have.
   */
  addMinutes(minutes: number): (() => void) | undefined {
    const seconds = Math.round(minutes * 60);
    const today = localDay(this.now, this.timeZone);
    const { byHand } = this.documents.get('activityDays', today) ?? emptyDay(today);
    const sum = secondsByHand({ byHand }) + seconds;
    const isMuch =
      seconds > MOST_BY_HAND || sum > DAY_SECONDS || Object.keys(byHand).length >= MAX_STATEMENTS;
    if (!(seconds > 0) || isMuch) return undefined;
    const name = freshName();
    const state = (stated: number) =>
      this.#countOnDay((day) => ({ byHand: { ...day.byHand, [name]: stated } }), today);
    state(seconds);
    return () => state(-seconds);
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
    // Later than everything recorded so far, also by a device whose clock is ahead.
    const times = this.documents.all('watchHistory').map(({ updatedAt }) => updatedAt + 1);
    const latest = times.reduce((one, other) => Math.max(one, other), 0);
    return this.#changeCourse(courseId, (now) => ({ restartedAt: Math.max(now, latest) }));
  }

  /** Remembers which videos the playlist of a course has, in their order. Returns whether this is new. */
  keepPlaylist(courseId: string, courseTitle: string, videos: string[]): boolean {
    const known = this.documents.get('savedCourses', courseId);
    if (known?.videos?.join() === videos.join()) return false;
    this.#changeCourse(courseId, () => ({ title: known?.title || courseTitle, videos }));
    return true;
  }

  /** Saves a path to a goal, with the parameters of its plan's page; it replaces an earlier one with the same goal. */
  savePath(goal: string, steps: LearningPath['steps'], query?: string): void {
    this.#changePath(goal, (now) => ({ goal, steps, query, savedAt: now }));
  }

  /** Whether a path to this goal is saved, with these courses in this order. */
  hasPath(goal: string, courseIds: string[]): boolean {
    const path = this.documents.get('paths', pathId(goal));
    if (path?.savedAt === undefined) return false;
    return courseIds.join(' ') === path.steps.map(({ courseId }) => courseId).join(' ');
  }

  /** Removes a path from the list; its progress is kept. Returns how to undo it. */
  removePath(goal: string): () => void {
    const saved = this.documents.get('paths', pathId(goal));
    if (!saved) return () => undefined;
    this.#changePath(goal, (now) => ({ savedAt: undefined, removedAt: now }));
    const { savedAt, removedAt } = saved;
    return () => this.#changePath(goal, () => ({ savedAt, removedAt }));
  }

  /** The topics that the learner says to know, the latest first. */
  get known(): KnownTopic[] {
    return this.documents
      .all('known')
      .filter(({ knownAt }) => knownAt !== undefined)
      .sort((one, other) => (other.knownAt ?? 0) - (one.knownAt ?? 0));
  }

  /** Keeps that the learner knows a topic, or no longer. */
  markKnown(topic: string, name: string, isKnown: boolean): void {
    const { knownAt, name: before } = this.documents.get('known', topic) ?? {};
    if ((knownAt !== undefined) === isKnown) return;
    this.documents.update('known', topic, (stored) => {
      const now = this.#after(stored?.updatedAt);
      const entry = stored ?? { topic, name, times: {}, updatedAt: 0 };
      const change = { name: name || before || '', knownAt: isKnown ? now : undefined };
      return setFields<KnownTopic>(KNOWN_FIELDS, entry, change, now);
    });
  }

  changeSettings(change: Partial<Omit<Settings, 'updatedAt' | 'times'>>): void {
    this.documents.update('settings', SETTINGS_ID, (stored) => {
      const before = stored ?? { ...this.settings, times: {} };
      return setFields<Settings>(SETTINGS_FIELDS, before, change, this.#after(stored?.updatedAt));
    });
  }

  /** A time later than every time so far, even if this device's clock is slow. */
  #after(before = 0): number {
    return Math.max(this.now, before + 1);
  }

  /** Changes a record, and counts the lesson if that finished it. */
  #changeRecord(lesson: LessonIdentity, change: (record: WatchRecord, now: number) => WatchRecord): void {
    const { courseId, videoId } = lesson;
    const restartedAt = this.#restartOf(courseId);
    const isFinishedIn = (record: WatchRecord | undefined) => {
      const counted = record && recordInCourse(record, courseId, restartedAt);
      return counted !== undefined && isFinished(counted);
    };
    let [wasFinished, isFinishedNow] = [false, false];
    this.documents.update('watchHistory', videoId, (stored) => {
      const now = Math.max(this.#after(stored?.updatedAt), restartedAt ?? 0);
      const place = { ...lesson, lastWatched: now, ...(restartedAt && { restartedAt }) };
      const before = inPlace(stored ?? freshRecord(place), place);
      const changed = { ...change(before, now), updatedAt: now };
      const after = mergeRecords(changed, changed);
      [wasFinished, isFinishedNow] = [isFinishedIn(stored), isFinishedIn(after)];
      return after;
    });
    if (wasFinished !== isFinishedNow) this.#countLesson(videoId, isFinishedNow);
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

  /**
   * Name of the counter that only this page increases. A new one if the former is not there as this page left
   * it: its day was adopted or removed by another tab, and a second count from zero would be taken for the first.
   */
  #counterOf(day: string, counts: Record<string, number>): string {
    const { name, day: lastDay, seconds } = this.#counter;
    if (lastDay !== day || counts[name] !== seconds) {
      const names = Object.keys(counts);
      const next = names.length < MAX_COUNTERS ? this.#counterName() : (names[0] ?? '');
      this.#counter = { name: next, day, seconds: counts[next] ?? 0 };
    }
    return this.#counter.name;
  }

  #countOnDay(
    change: (day: ActivityEntry, now: number) => Partial<ActivityEntry>,
    day = localDay(this.now, this.timeZone),
  ): void {
    const timeZone = this.timeZone;
    this.documents.update('activityDays', day, (stored) => {
      const now = this.#after(stored?.updatedAt);
      const before = stored ?? emptyDay(day);
      return { ...before, ...change(before, now), timeZone, updatedAt: now };
    });
  }

  #countSeconds(seconds: number): void {
    this.#countOnDay(({ day, devices }) => {
      const counter = this.#counterOf(day, devices);
      this.#counter.seconds = tenths(this.#counter.seconds + seconds);
      return { devices: { ...devices, [counter]: this.#counter.seconds } };
    });
  }

  #countLesson(videoId: string, isFinished: boolean): void {
    this.#countOnDay(({ lessons }, now) => {
      // A lesson finished on another day is not subtracted from this day.
      if (!isFinished && lessons[videoId] === undefined) return {};
      return { lessons: { ...lessons, [videoId]: isFinished ? now : -now } };
    });
  }
}
