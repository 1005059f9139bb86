import * as z from 'zod/mini';
import { LEARNING_LANGUAGES, MOST_LANGUAGES } from '@/lib/course';
import { LOCALES, type Locale } from '@/lib/locale/locales';
import { accountFormat, moment } from './account-format';
import { watchRecordSchema } from './watch-record.schema';

const courseId = z
  .string()
  .check(z.minLength(1), z.maxLength(200))
  .register(accountFormat, { mayLack: true });
const title = z._default(z.string().register(accountFormat, { maxLength: 500 }), '');
const timeZone = z.optional(z.string().register(accountFormat, { maxLength: 64 }));
const countsOf = (most: number) =>
  z._default(
    z.record(z.string(), z.number().check(z.gte(0))).register(accountFormat, { maxProperties: most }),
    {},
  );

/** Most seconds that a person can state at once. */
export const MOST_BY_HAND = 12 * 3_600;

/**
 * What was learned on one local day. Each page has its own counter, so that two tabs or devices never
 * overwrite each other and a repeated write adds nothing.
 */
export const activityEntrySchema = z.object({
  day: z
    .string()
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.maxLength(10))
    .register(accountFormat, { mayLack: true }),
  /** Seconds watched, by counter. */
  devices: countsOf(600),
  /**
   * Finished lessons: by video id, when it was finished in milliseconds since 1970; negative if it was marked
   * as not finished then.
   */
  lessons: z._default(z.record(z.string(), z.number()).register(accountFormat, { maxProperties: 600 }), {}),
  /** Older versions counted finished lessons and those marked as not finished, by device. */
  finishedBy: countsOf(100),
  undoneBy: countsOf(100),
  /** Seconds that the person stated, each statement by a name of its own; negative once it was taken back. */
  byHand: z._default(
    z
      .record(z.string(), z.number().check(z.gte(-MOST_BY_HAND), z.lte(MOST_BY_HAND)))
      .register(accountFormat, { maxProperties: 200 }),
    {},
  ),
  timeZone,
  updatedAt: moment,
});

/** A day in the account, which has its sums too. */
export const accountDaySchema = z.extend(activityEntrySchema, {
  seconds: z.optional(z.number().check(z.gte(0), z.lte(180_000))),
  lessonsFinished: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
});

/** A document whose fields are merged one by one: `times` says when each was set; see `field-times`. */
const withTimes = <F extends object>(fields: F) => ({
  ...fields,
  times: z.optional(
    z.record(z.string(), moment).register(accountFormat, { propertyNames: { enum: Object.keys(fields) } }),
  ),
  updatedAt: moment,
});

const savedCourseFields = {
  title,
  savedAt: z.optional(moment),
  /** Anything watched before this time no longer puts the course on the list. */
  removedAt: z.optional(moment),
  /** Anything watched before this time does not count as progress. */
  restartedAt: z.optional(moment),
  /** YouTube's ids of the videos of a course that plays as one playlist, as its player reported them. */
  videos: z.catch(
    z.optional(
      z
        .array(z.string().check(z.regex(/^[\w-]{11}$/)))
        .check(z.maxLength(200))
        .register(accountFormat, { contentMediaType: 'application/json', maxLength: 4_000 }),
    ),
    undefined,
  ),
};

/**
 * How a learner keeps a course: saved for later, removed from the list, restarted, with the videos of its playlist. Times
 * in milliseconds since 1970.
 */
export const savedCourseSchema = z.object({ courseId, ...withTimes(savedCourseFields) });

const pathFields = {
  goal: z._default(z.string().check(z.maxLength(2_000)), ''),
  steps: z._default(
    z
      .array(z.object({ courseId, title: z._default(z.string(), '') }))
      .check(z.maxLength(60))
      .register(accountFormat, { contentMediaType: 'application/json', maxLength: 30_000 }),
    [],
  ),
  /** The parameters of its plan's page; absent where a model made the plan. */
  query: z.catch(z.optional(z.string().check(z.maxLength(4_000))), undefined),
  savedAt: z.optional(moment),
  removedAt: z.optional(moment),
};

/** A path: a sequence of courses to a goal. Times in milliseconds since 1970. */
export const learningPathSchema = z.object(withTimes(pathFields));

const knownFields = {
  name: title,
  /** Absent once it was taken back. */
  knownAt: z.optional(moment),
};

/** A topic that the learner says to know. Times in milliseconds since 1970. */
export const knownTopicSchema = z.object({ topic: courseId, ...withTimes(knownFields) });

const settingsFields = {
  /** Chosen by hand; by default the browser's own. */
  timeZone,
  /** Minutes a week; 0 means no goal. */
  weeklyGoal: z._default(z.number().check(z.gte(0), z.lte(10_080)), 60),
  /** The next lesson starts by itself. */
  autoplay: z._default(z.boolean(), true),
  /** Captions are shown if a video has them. */
  captions: z._default(z.boolean(), true),
  /** The language of pages, if the person chose one. */
  locale: z.catch(
    z.optional(
      z.enum(Object.keys(LOCALES) as [Locale, ...Locale[]]).register(accountFormat, { maxLength: 20 }),
    ),
    undefined,
  ),
  /** Languages whose courses come first. */
  languages: z.catch(
    z._default(
      z
        .array(z.enum(LEARNING_LANGUAGES))
        .check(z.maxLength(MOST_LANGUAGES))
        .register(accountFormat, { contentMediaType: 'application/json', maxLength: 100 }),
      [],
    ),
    [],
  ),
};

export const settingsSchema = z.object({
  ...withTimes(settingsFields),
  updatedAt: z._default(moment, 0),
});

const namesOf = <F extends object>(fields: F) => Object.keys(fields) as (keyof F & string)[];

/** The fields of each document that are merged one by one. */
export const SAVED_COURSE_FIELDS = namesOf(savedCourseFields);
export const PATH_FIELDS = namesOf(pathFields);
export const KNOWN_FIELDS = namesOf(knownFields);
export const SETTINGS_FIELDS = namesOf(settingsFields);

/**
 * Everything stored about a learner, by the name of its collection under the learner's document. What is stored on the
 * device, what is sent to the account and what the account's rules allow follow from these schemas.
 */
export const learnerSchemas = {
  watchHistory: watchRecordSchema,
  activityDays: activityEntrySchema,
  savedCourses: savedCourseSchema,
  settings: settingsSchema,
  paths: learningPathSchema,
  known: knownTopicSchema,
};

/** The format of ids in the account, except those of paths. */
export const DOCUMENT_ID = '^[A-Za-z0-9._-]{1,200}$';

export type Collection = keyof typeof learnerSchemas;
export type Documents = { [C in Collection]: z.infer<(typeof learnerSchemas)[C]> };
export type ActivityEntry = Documents['activityDays'];
export type SavedCourse = Documents['savedCourses'];
export type LearningPath = Documents['paths'];
export type KnownTopic = Documents['known'];
export type Settings = Documents['settings'];
