import * as z from 'zod/mini';

const moment = z.number().check(z.gte(0));
const courseId = z.string().check(z.minLength(1), z.maxLength(200));
const counts = z._default(z.record(z.string(), z.number().check(z.gte(0))), {});
/** When each field was chosen, by its name; see `field-times`. */
const times = z.optional(z.record(z.string(), moment));

/**
 * What was learned on one local day. Each device counts for itself, so that two devices of one day never overwrite
 * each other and a write that is repeated adds nothing.
 */
export const activityEntrySchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Seconds watched, by device. */
  devices: counts,
  /** Lessons finished, by device; and those taken back, counted apart so that no counter ever goes back. */
  finishedBy: counts,
  undoneBy: counts,
  timeZone: z.optional(z.string()),
  updatedAt: moment,
});

/** How a learner keeps a course: saved for later, taken off the list, begun anew. Times in milliseconds since 1970. */
export const savedCourseSchema = z.object({
  courseId,
  title: z._default(z.string(), ''),
  savedAt: z.optional(moment),
  /** What was watched until then no longer puts the course on the list. */
  removedAt: z.optional(moment),
  /** What was watched before then does not count as progress. */
  restartedAt: z.optional(moment),
  times,
  updatedAt: moment,
});

/** A way to a goal, course by course. Times in milliseconds since 1970. */
export const learningPathSchema = z.object({
  goal: z._default(z.string().check(z.maxLength(2_000)), ''),
  /** Its courses in their order. */
  steps: z._default(
    z.array(z.object({ courseId, title: z._default(z.string(), '') })).check(z.maxLength(60)),
    [],
  ),
  savedAt: z.optional(moment),
  /** Until then it was taken off the list. */
  removedAt: z.optional(moment),
  times,
  updatedAt: moment,
});

export const settingsSchema = z.object({
  /** Chosen by hand; without it the browser's own. */
  timeZone: z.optional(z.string()),
  /** Minutes a week; 0: no goal. */
  weeklyGoal: z._default(z.number().check(z.gte(0), z.lte(10_080)), 60),
  /** The next lesson starts by itself. */
  autoplay: z._default(z.boolean(), true),
  /** Captions are shown where a video has them. */
  captions: z._default(z.boolean(), true),
  times,
  updatedAt: z._default(moment, 0),
});

/** The fields of each that are chosen one by one. */
export const SAVED_COURSE_FIELDS = ['title', 'savedAt', 'removedAt', 'restartedAt'] as const;
export const PATH_FIELDS = ['goal', 'steps', 'savedAt', 'removedAt'] as const;
export const SETTINGS_FIELDS = ['timeZone', 'weeklyGoal', 'autoplay', 'captions'] as const;

export type ActivityEntry = z.infer<typeof activityEntrySchema>;
export type SavedCourse = z.infer<typeof savedCourseSchema>;
export type LearningPath = z.infer<typeof learningPathSchema>;
export type Settings = z.infer<typeof settingsSchema>;
