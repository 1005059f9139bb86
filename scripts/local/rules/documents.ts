import {
  PATH_FIELDS,
  SAVED_COURSE_FIELDS,
  SETTINGS_FIELDS,
} from '@/lib/learning/records/learner-documents.schema';

/** What a field may contain. Sizes are characters of text, or entries of a list or map. */
export type FieldRule =
  | { kind: 'text'; most: number }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'flag' }
  | { kind: 'time' }
  /** The time of the request, by the server's clock. */
  | { kind: 'server-time' }
  /** A flat list of at most `most` numbers. */
  | { kind: 'numbers'; most: number }
  /** A flat map of at most `most` numbers and booleans. */
  | { kind: 'map'; most: number }
  /** A map of times in milliseconds, with these names only. */
  | { kind: 'times'; fields: readonly string[] };

export type DocumentRule = {
  /** The pattern of the document's id. */
  id?: string;
  /** The document's id is a day, `YYYY-MM-DD`, that has begun somewhere on earth. */
  idIsDay?: boolean;
  required: Record<string, FieldRule>;
  optional: Record<string, FieldRule>;
};

/** The site's sign-in provider, as an ID token names it. */
export const PROVIDER = 'google.com';
/** Marks of deleted accounts, with uid and time only. */
export const DELETED_ACCOUNTS = 'deletedAccounts';
/** The earliest day of learning; it limits the number of days per person. */
export const FIRST_DAY = '2020-01-01';
/** How far a write may be dated ahead, because clocks differ. */
export const AHEAD_MINUTES = 5;
/** The earliest time zone is fourteen hours ahead of UTC; clocks differ there too. */
export const DAY_AHEAD_MINUTES = 14 * 60 + AHEAD_MINUTES;
/** Fields unknown to these rules: at most this many, single values only, and texts up to this length. */
export const EXTRA = { most: 8, text: 500 };
/** Average number of characters per entry of a list or map. */
export const ENTRY_TEXT = 60;
/** A number, as long as numbers are at most, or a flag. */
const VALUE = '([-+.0-9eE]{1,25}|true|false)';
/** The allowed values of a list or map, joined. */
export const VALUES = `^${VALUE}(,${VALUE})*$`;
const ID_TEXT = 200;
/** The format of course and video ids. */
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

/** The only definition of a learner's documents: `firestore.rules` is generated from it. */
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
      rangeTimes: { kind: 'numbers', most: 600 },
      // A text, because the rules cannot check a list of maps.
      others: text(20_000),
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
      devices: { kind: 'map', most: 600 },
      lessons: { kind: 'map', most: 600 },
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
      // A text, because the rules cannot check a list of maps.
      steps: text(30_000),
      times: times(PATH_FIELDS),
    },
  },
};
