/** What a field may hold. Sizes are characters of text, entries of a list or a map. */
export type FieldRule =
  | { kind: 'text'; most: number }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'flag' }
  | { kind: 'time' }
  /** A flat list or map of numbers, flags and short texts; `most` entries. */
  | { kind: 'list'; most: number }
  | { kind: 'map'; most: number }
  /** A list of maps, of which only the number is bounded. */
  | { kind: 'records'; most: number };

export interface DocumentRule {
  required: Record<string, FieldRule>;
  optional: Record<string, FieldRule>;
  /** The document's id is a day, `YYYY-MM-DD`, that has begun somewhere on earth. */
  idIsDay?: boolean;
}

/** A write may be dated this far ahead: clocks differ. */
export const AHEAD_MINUTES = 5;
/** The first zone to see a new day is fourteen hours ahead of UTC; clocks differ there as well. */
export const DAY_AHEAD_MINUTES = 14 * 60 + AHEAD_MINUTES;
/** Fields that these rules do not know: this many, single values only, texts no longer than this. */
export const EXTRA = { most: 8, text: 500 };
/** Characters of one entry of a list or a map, on average. */
export const ENTRY_TEXT = 60;
export const ID_TEXT = 200;

const text = (most: number): FieldRule => ({ kind: 'text', most });
const number = (least: number, most: number): FieldRule => ({ kind: 'number', least, most });
const time: FieldRule = { kind: 'time' };
const flag: FieldRule = { kind: 'flag' };
const seconds = number(0, 1_000_000);

const settings: DocumentRule = {
  required: { updatedAt: time },
  optional: {
    timeZone: text(64),
    weeklyGoal: number(0, 10_080),
    autoplay: flag,
    captions: flag,
    analytics: flag,
    createdAt: time,
    syncedAt: time,
  },
};

/** The one description of what a learner's documents look like: `firestore.rules` is printed from it. */
export const PROFILE = settings;

/** By collection under `users/{uid}`. */
export const COLLECTIONS: Record<string, DocumentRule> = {
  watchHistory: {
    required: { videoId: text(ID_TEXT), lastWatched: time, updatedAt: time },
    optional: {
      courseId: text(ID_TEXT),
      lesson: number(1, 100_000),
      lessonCount: number(1, 100_000),
      title: text(EXTRA.text),
      courseTitle: text(EXTRA.text),
      currentTime: seconds,
      duration: seconds,
      progress: number(0, 1),
      furthest: seconds,
      ranges: { kind: 'list', most: 400 },
      chapters: { kind: 'map', most: 500 },
      markedDone: flag,
      restartedAt: time,
      syncedAt: time,
    },
  },
  activityDays: {
    idIsDay: true,
    required: { updatedAt: time },
    optional: {
      seconds: number(0, 180_000),
      lessonsFinished: number(0, 10_000),
      devices: { kind: 'map', most: 100 },
      finishedBy: { kind: 'map', most: 100 },
      undoneBy: { kind: 'map', most: 100 },
      timeZone: text(64),
      syncedAt: time,
    },
  },
  savedCourses: {
    required: { updatedAt: time },
    optional: {
      courseId: text(ID_TEXT),
      title: text(EXTRA.text),
      savedAt: time,
      removedAt: time,
      restartedAt: time,
      syncedAt: time,
    },
  },
  settings,
  paths: {
    required: { updatedAt: time },
    optional: {
      title: text(EXTRA.text),
      goal: text(2_000),
      savedAt: time,
      removedAt: time,
      syncedAt: time,
      steps: { kind: 'records', most: 60 },
    },
  },
};
