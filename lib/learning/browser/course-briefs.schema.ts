import * as z from 'zod/mini';
import { courseCardSchema } from '@/lib/course';
import type { CourseBrief } from '@/lib/learning/course-brief';

const text = z.string();

const briefSchema: z.ZodMiniType<CourseBrief> = z.object({
  card: courseCardSchema,
  playlist: z.exactOptional(z.boolean()),
  lessons: z.array(
    z.object({ videoId: text, title: text, segment: text, seconds: z.exactOptional(z.number()) }),
  ),
});

export const courseBriefsSchema = z.object({ courses: z.record(text, briefSchema) });
