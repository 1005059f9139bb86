import * as z from 'zod/mini';
import { accountFormat, moment } from './account-format';

const seconds = z.number().check(z.gte(0), z.lte(1_000_000));
const place = z.number().check(z.int(), z.gte(1), z.lte(100_000));
const id = () => z.string().check(z.minLength(1), z.maxLength(200));
const title = z._default(z.string().register(accountFormat, { maxLength: 500 }), '');

/** Where a learner was in a video, and whether they marked it by hand. */
const stateFields = {
  /**
   * Last position in seconds, and when it was set. Without that time it was never set; a record of an older
   * version set it at `lastWatched`.
   */
  currentTime: z._default(seconds, 0),
  positionAt: z.optional(moment),
  /** Set by hand; without it the fraction decides. */
  markedDone: z.optional(z.boolean()),
  /** When the mark was set or removed: a removed mark is newer than one that was never set. */
  markedAt: z.optional(moment),
};

/** The lesson that a video is in a course. */
const placeFields = {
  courseId: id().register(accountFormat, { mayLack: true }),
  lesson: z._default(place, 1),
  title,
  courseTitle: title,
  /** Number of lessons in the course at that time. */
  lessonCount: z._default(place, 1),
  /** When it last played there, in milliseconds since 1970. */
  lastWatched: moment,
  /**
   * When the course was restarted before. Position and mark are then of this run through the course; all other
   * courses share theirs.
   */
  restartedAt: z.optional(moment),
};

/** Other courses, and earlier runs, in which the video was watched; see `merge-records`. */
export const MAX_PLACES = 12;
const othersSchema = z
  .object({
    places: z.array(z.object({ ...placeFields, ...stateFields })).check(z.maxLength(MAX_PLACES)),
    /** Position and mark of all courses that were not restarted, if the record's own are of a restarted one. */
    shared: z.optional(z.object(stateFields)),
  })
  .register(accountFormat, { contentMediaType: 'application/json', maxLength: 20_000 });

/**
 * The stored record of one video. Older and newer versions of this site write it too: missing fields get a
 * default, unknown fields are kept.
 */
export const watchRecordSchema = z.object({
  videoId: id(),
  /** The lesson, position and mark of the course in which it was last watched. */
  ...placeFields,
  ...stateFields,
  /** When this record was last changed, in milliseconds since 1970. */
  updatedAt: moment,
  /** Length of the video in seconds; 0 while unknown. */
  duration: z._default(seconds, 0),
  /** Watched fraction of the video, 0 to 1. */
  progress: z._default(z.number().check(z.gte(0), z.lte(1)), 0),
  /** The furthest second that was reached. */
  furthest: z._default(seconds, 0),
  ranges: z._default(z.array(seconds).check(z.maxLength(400)), []),
  /**
   * When the parts were last watched: a restarted course counts what was watched since. Older versions did not
   * write it.
   */
  rangeTimes: z.catch(z.optional(z.array(z.number().check(z.gte(0))).check(z.maxLength(600))), undefined),
  /** Chapters that were watched to the end, by their start second. */
  chapters: z._default(z.record(z.string(), z.boolean()).register(accountFormat, { maxProperties: 500 }), {}),
  others: z.catch(z.optional(othersSchema), undefined),
});

export type WatchRecord = z.infer<typeof watchRecordSchema>;
export type Others = z.infer<typeof othersSchema>;
/** A course, or a run through it, in which a video was watched. */
export type Place = Others['places'][number];
export type WatchState = NonNullable<Others['shared']>;
