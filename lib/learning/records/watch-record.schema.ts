import * as z from 'zod/mini';

const seconds = z.number().check(z.gte(0), z.lte(1_000_000));
const moment = z.number().check(z.gte(0));
const place = z.number().check(z.int(), z.gte(1), z.lte(100_000));

/**
 * What is kept of one video, wherever it is kept. Written by older and newer versions of this site too: what is
 * missing gets a default, what is unknown is left alone.
 */
export const watchRecordSchema = z.object({
  videoId: z.string().check(z.minLength(1), z.maxLength(200)),
  courseId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Number of the lesson in its course, from 1. */
  lesson: z._default(place, 1),
  /** Title of the lesson. */
  title: z._default(z.string(), ''),
  courseTitle: z._default(z.string(), ''),
  /** Number of lessons that the course had then. */
  lessonCount: z._default(place, 1),
  /** Milliseconds since 1970 of the last time that it played. */
  lastWatched: moment,
  /** Milliseconds since 1970 of the last change of this record. */
  updatedAt: moment,
  /** Where it stopped, in seconds, and when that was. A record without the time is of an older version: `lastWatched`. */
  currentTime: z._default(seconds, 0),
  positionAt: z.optional(moment),
  /** Length of the video in seconds; 0 while unknown. */
  duration: z._default(seconds, 0),
  /** Fraction of the video that was watched, 0 to 1. */
  progress: z._default(z.number().check(z.gte(0), z.lte(1)), 0),
  /** The furthest second that was reached. */
  furthest: z._default(seconds, 0),
  ranges: z._default(z.array(seconds).check(z.maxLength(400)), []),
  /** Chapters that were watched to their end, by the second at which they start. */
  chapters: z._default(z.record(z.string(), z.boolean()), {}),
  /** Said by hand; without it the fraction decides. */
  markedDone: z.optional(z.boolean()),
  /** When that was said or taken back: a mark that was taken back is newer than one that was never set. */
  markedAt: z.optional(moment),
  /** When the course was begun anew before this was watched: what was watched earlier does not mix with it. */
  restartedAt: z.optional(moment),
});

export type WatchRecord = z.infer<typeof watchRecordSchema>;
