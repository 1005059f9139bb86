import * as z from 'zod/mini';

const moment = z.number().check(z.gte(0));
const courseId = z.string().check(z.minLength(1), z.maxLength(200));
const counts = z._default(z.record(z.string(), z.number().check(z.gte(0))), {});
/** When each field was set, by its name; see `field-times`. */
const times = z.optional(z.record(z.string(), moment));

/**
 * What was learned on one local day. Each page has its own counter, so that two tabs or devices never
 * overwrite each other and a repeated write adds nothing.
 */
export const activityEntrySchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Seconds watched, by counter. */
  devices: counts,
  /**
   * Finished lessons: by video id, when it was finished in milliseconds since 1970; negative if it was marked
   * as not finished then.
   */
  lessons: z._default(z.record(z.string(), z.number()), {}),
  /** Older versions counted finished lessons and those marked as not finished, by device. */
  finishedBy: counts,
  undoneBy: counts,
  timeZone: z.optional(z.string()),
  updatedAt: moment,
});

/**
 * How a learner keeps a course: saved for later, removed from the list, restarted. Times in milliseconds
 * since 1970.
 */
export const savedCourseSchema = z.object({
  courseId,
  title: z._default(z.string(), ''),
  savedAt: z.optional(moment),
  /** Anything watched before this time no longer puts the course on the list. */
  removedAt: z.optional(moment),
  /** Anything watched before this time does not count as progress. */
  restartedAt: z.optional(moment),
  times,
  updatedAt: moment,
});

/** A path: a sequence of courses to a goal. Times in milliseconds since 1970. */
export const learningPathSchema = z.object({
  goal: z._default(z.string().check(z.maxLength(2_000)), ''),
  /** Its courses in order. */
  steps: z._default(
    z.array(z.object({ courseId, title: z._default(z.string(), '') })).check(z.maxLength(60)),
    [],
  ),
  savedAt: z.optional(moment),
  /** When it was removed from the list. */
  removedAt: z.optional(moment),
  times,
  updatedAt: moment,
});

export const settingsSchema = z.object({
  /** Chosen by hand; by default the browser's own. */
  timeZone: z.optional(z.string()),
  /** Minutes a week; 0 means no goal. */
  weeklyGoal: z._default(z.number().check(z.gte(0), z.lte(10_080)), 60),
  /** The next lesson starts by itself. */
  autoplay: z._default(z.boolean(), true),
  /** Captions are shown if a video has them. */
  captions: z._default(z.boolean(), true),
  times,
  updatedAt: z._default(moment, 0),
});

/** The fields of each document that are merged one by one. */
export const SAVED_COURSE_FIELDS = ['title', 'savedAt', 'removedAt', 'restartedAt'] as const;
export const PATH_FIELDS = ['goal', 'steps', 'savedAt', 'removedAt'] as const;
export const SETTINGS_FIELDS = ['timeZone', 'weeklyGoal', 'autoplay', 'captions'] as const;

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
export type SavedCourse = z.infer<typeof savedCourseSchema>;
export type LearningPath = z.infer<typeof learningPathSchema>;
export type Settings = z.infer<typeof settingsSchema>;
