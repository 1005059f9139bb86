import * as z from 'zod/mini';
import type { CourseBrief } from '@/lib/learning/course-brief';

const text = z.string();
const maybe = <T extends z.ZodMiniType>(type: T) => z.exactOptional(type);
const number = z.number();

const briefSchema: z.ZodMiniType<CourseBrief> = z.object({
  card: z.object({
    id: text,
    title: text,
    provider: text,
    platform: maybe(text),
    kind: z.enum(['video-series', 'single-video', 'interactive', 'text', 'mooc']),
    language: text,
    level: maybe(z.enum(['beginner', 'intermediate', 'advanced'])),
    hours: maybe(number),
    workload: maybe(number),
    year: maybe(number),
    cost: z.enum(['free', 'audit', 'preview', 'paid']),
    source: text,
    instructors: maybe(z.array(text)),
    lessonCount: maybe(number),
    playable: z.boolean(),
    coverVideoId: maybe(text),
    topic: maybe(text),
    subject: maybe(text),
  }),
  playlist: maybe(z.boolean()),
  lessons: z.array(z.object({ videoId: text, title: text, segment: text, seconds: maybe(number) })),
});

export const courseBriefsSchema = z.object({ courses: z.record(text, briefSchema) });
