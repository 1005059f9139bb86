import { z } from 'zod';
import { LEVELS, topicSchema } from '@/lib/course/course.schema';

/** What somebody can do who knows a topic, one topic a line. */
export const CAN_DO_FILE = 'can-do.jsonl';

const { slug } = topicSchema.shape;

export const canDoSchema = z.strictObject({
  topic: slug,
  /** The easiest first. `topic` is what one of them shows, where that is a topic that comes before. */
  items: z
    .array(z.strictObject({ can: z.string().trim().min(3).max(100), level: z.enum(LEVELS), topic: slug }))
    .min(1)
    .max(10),
});
