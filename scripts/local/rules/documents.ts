import {
  PATH_FIELDS,
  SAVED_COURSE_FIELDS,
  SETTINGS_FIELDS,
} from '@/lib/learning/records/learner-documents.schema';

/** What a field may hold. Sizes are characters of text, entries of a list or a map. */
export type FieldRule =
  | { kind: 'text'; most: number }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'flag' }
  | { kind: 'time' }
  /** The moment of the request, by the server's own clock. */
  | { kind: 'server-time' }
  /** A flat list of numbers; `most` entries. */
  | { kind: 'numbers'; most: number }
  /** A flat map of numbers and flags; `most` entries. */
  | { kind: 'map'; most: number }
  /** A map of moments in milliseconds, by these names at most. */
  | { kind: 'times'; fields: readonly string[] };

export type DocumentRule = {
  /** The form of the document's id, as a pattern. */
  id?: string;
  /** The document's id is a day, `YYYY-MM-DD`, that has begun somewhere on earth. */
  idIsDay?: boolean;
  required: Record<string, FieldRule>;
  optional: Record<string, FieldRule>;
};

/** The providers that the site offers, as an ID token calls them. */
export const PROVIDER = 'google.com';
/** Where an account that was deleted is marked, by its uid and the moment and nothing else. */
export const DELETED_ACCOUNTS = 'deletedAccounts';
/** No day of learning is older: with it the days of one person are bounded. */
export const FIRST_DAY = '2020-01-01';
/** A write may be dated this far ahead: clocks differ. */
export const AHEAD_MINUTES = 5;
/** The first zone to see a new day is fourteen hours ahead of UTC; clocks differ there as well. */
export const DAY_AHEAD_MINUTES = 14 * 60 + AHEAD_MINUTES;
/** Fields that these rules do not know: this many, single values only, texts no longer than this. */
export const EXTRA = { most: 8, text: 500 };
/** Characters of one entry of a list or a map, on average. */
export const ENTRY_TEXT = 60;
/** What the values of a list or a map look like, one after the other. */
export const VALUES = '^([-+.,0-9eE]|true|false)*$';
const ID_TEXT = 200;
/** How courses and videos are called. */
const SLUG = `^[A-Za-z0-9._-]{1,${ID_TEXT}}$`;

const text = (most: number): FieldRule => ({ kind: 'text', most });
const number = (least: number, most: number): FieldRule => ({ kind: 'number', least, most });
const time: FieldRule = { kind: 'time' };
const syncedAt: FieldRule = { kind: 'server-time' };
const times = (fields: readonly string[]): FieldRule => ({ kind: 'times', fields });
const flag: FieldRule = { kind: 'flag' };
const seconds = number(0, 1_000_000);

const settings: DocumentRule = {
  id: '^main$',
  required: { updatedAt: time, syncedAt },
  optional: {
    timeZone: text(64),
    weeklyGoal: number(0, 10_080),
    autoplay: flag,
    captions: flag,
    analytics: flag,
    createdAt: time,
    times: times(SETTINGS_FIELDS),
  },
};

/** The one description of what a learner's documents look like: `firestore.rules` is printed from it. */
export const PROFILE = settings;

/** By collection under `users/{uid}`. */
export const COLLECTIONS: Record<string, DocumentRule> = {
  watchHistory: {
    id: SLUG,
    required: { videoId: text(ID_TEXT), lastWatched: time, updatedAt: time, syncedAt },
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
      positionAt: time,
      ranges: { kind: 'numbers', most: 400 },
      chapters: { kind: 'map', most: 500 },
      markedDone: flag,
      markedAt: time,
      restartedAt: time,
    },
  },
  activityDays: {
    idIsDay: true,
    required: { updatedAt: time, syncedAt },
    optional: {
      seconds: number(0, 180_000),
      lessonsFinished: number(0, 10_000),
      devices: { kind: 'map', most: 100 },
      finishedBy: { kind: 'map', most: 100 },
      undoneBy: { kind: 'map', most: 100 },
      timeZone: text(64),
    },
  },
  savedCourses: {
    id: SLUG,
    required: { updatedAt: time, syncedAt },
    optional: {
      courseId: text(ID_TEXT),
      title: text(EXTRA.text),
      savedAt: time,
      removedAt: time,
      restartedAt: time,
      times: times(SAVED_COURSE_FIELDS),
    },
  },
  settings,
  paths: {
    id: '^path-.{0,120}$',
    required: { updatedAt: time, syncedAt },
    optional: {
      title: text(EXTRA.text),
      goal: text(2_000),
      savedAt: time,
      removedAt: time,
      // One text: the rules could not look into a list of maps.
      steps: text(30_000),
      times: times(PATH_FIELDS),
    },
  },
};
