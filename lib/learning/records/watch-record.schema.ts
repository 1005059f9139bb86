import * as z from 'zod/mini';

const seconds = z.number().check(z.gte(0), z.lte(1_000_000));
const moment = z.number().check(z.gte(0));
const place = z.number().check(z.int(), z.gte(1), z.lte(100_000));

/**
 * The stored record of one video. Older and newer versions of this site write it too: missing fields get a
 * default, unknown fields are kept.
 */
export const watchRecordSchema = z.object({
  videoId: z.string().check(z.minLength(1), z.maxLength(200)),
  courseId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Number of the lesson in its course, from 1. */
  lesson: z._default(place, 1),
  /** Title of the lesson. */
  title: z._default(z.string(), ''),
  courseTitle: z._default(z.string(), ''),
  /** Number of lessons in the course at that time. */
  lessonCount: z._default(place, 1),
  /** When it last played, in milliseconds since 1970. */
  lastWatched: moment,
  /** When this record was last changed, in milliseconds since 1970. */
  updatedAt: moment,
  /**
   * Last position in seconds, and when it was set. Without that time the record is of an older version:
   * `lastWatched`.
   */
  currentTime: z._default(seconds, 0),
  positionAt: z.optional(moment),
  /** Length of the video in seconds; 0 while unknown. */
  duration: z._default(seconds, 0),
  /** Watched fraction of the video, 0 to 1. */
  progress: z._default(z.number().check(z.gte(0), z.lte(1)), 0),
  /** The furthest second that was reached. */
  furthest: z._default(seconds, 0),
  ranges: z._default(z.array(seconds).check(z.maxLength(400)), []),
  /** Chapters that were watched to the end, by their start second. */
  chapters: z._default(z.record(z.string(), z.boolean()), {}),
  /** Set by hand; without it the fraction decides. */
  markedDone: z.optional(z.boolean()),
  /** When the mark was set or removed: a removed mark is newer than one that was never set. */
  markedAt: z.optional(moment),
  /** When the course was restarted before this was watched. Earlier records are not merged with it. */
  restartedAt: z.optional(moment),
});

export type WatchRecord = z.infer<typeof watchRecordSchema>;
