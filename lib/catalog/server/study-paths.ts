import { z } from 'zod';
import { courseSchema, LEVELS, topicSchema } from '@/lib/course/course.schema';

/** What to learn for professions and frequent goals, one a line. */
export const PATHS_FILE = 'professions.jsonl';

const { slug } = topicSchema.shape;
const words = z.string().trim().min(1).max(100);

export const studyPathSchema = z.strictObject({
  /** The professions, or the topics that people name when they mean this goal. */
  for: z.array(slug).max(5),
  /** The goal in words; a profession has a name. */
  goal: words.optional(),
  /** What people call a profession that is no topic, by language; the first is shown. */
  names: z.record(z.string().regex(/^[a-z]{2}$/), z.array(words).min(1).max(10)).optional(),
  /** In learning order. */
  steps: z
    .array(
      z.strictObject({
        topic: slug,
        level: z.enum(LEVELS),
        /** What it is needed for ("to tell real patterns from chance"). */
        why: words,
        /** Courses that a reader chose for it. */
        courses: z.array(courseSchema.shape.id).min(1).max(4).optional(),
      }),
    )
    .min(1)
    .max(7),
  /** Topics that it takes and of which the catalogue has no course. */
  missing: z.array(slug).min(1).max(8).optional(),
  /** What it takes and no course gives ("a licence"). */
  besides: z.array(words).min(1).max(4).optional(),
  /** What one is expected to know before the first step. */
  assumes: z.array(slug).min(1).max(4).optional(),
  /** Why the courses lead to no such goal. The steps are then the nearest that there is. */
  refuse: words.optional(),
});
