import { z } from 'zod';
import { COSTS, COURSE_KINDS, courseSchema, LEVELS, lessonSchema } from '@/lib/course/course.schema';

const line = z.string().min(1).max(300);

/** What is known of the inside of a course, as the catalogue states it. */
const insideSchema = courseSchema.pick({
  outline: true,
  workload: true,
  assets: true,
  audience: true,
  updated: true,
});
export const INSIDE = Object.keys(insideSchema.shape) as (keyof typeof insideSchema.shape)[];

/**
 * What one source states of one course: facts, each absent where it is not stated. There is no place for
 * descriptions, ratings and pictures: those belong to others.
 */
export const factSchema = z.strictObject({
  /** The source's own name of the course; the same in every run. */
  ref: z.string().min(1).max(500),
  title: line,
  provider: line,
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  /** The page that states the course, if a crawl found it. */
  page: z.string().max(2_000).optional(),
  platform: line.optional(),
  instructors: z.array(line).min(1).max(50).optional(),
  kind: z.enum(COURSE_KINDS).optional(),
  language: z.string().max(35).optional(),
  level: z.enum(LEVELS).optional(),
  year: z.number().int().min(1900).max(2100).optional(),
  hours: z.number().positive().max(20_000).optional(),
  cost: z.enum(COSTS).optional(),
  code: z.string().min(2).max(60).optional(),
  /** Words and codes by which the source sorts its courses. */
  tags: z.array(z.string().min(1).max(100)).min(1).max(30).optional(),
  playlistId: z.string().max(64).optional(),
  /** The end of the last run, if the course has runs. */
  endsAt: z.iso.date().optional(),
  lessons: z.array(lessonSchema).min(1).max(500).optional(),
  ...insideSchema.shape,
});
export type Fact = z.infer<typeof factSchema>;

/** What an extractor read, before it is cleaned and judged: texts as they stand in the source. */
export type Draft = {
  ref: unknown;
  title: unknown;
  url: unknown;
  provider?: unknown;
  platform?: unknown;
  page?: string | undefined;
  instructors?: unknown;
  kind?: Fact['kind'];
  language?: unknown;
  level?: unknown;
  year?: unknown;
  /** A number of hours, or a text that says how long it takes. */
  hours?: unknown;
  cost?: Fact['cost'];
  code?: unknown;
  tags?: readonly unknown[];
  playlistId?: string | undefined;
  endsAt?: unknown;
  inside?: z.infer<typeof insideSchema>;
  /** Hidden or withdrawn by its source. */
  hidden?: boolean;
};

/** What one answer of a source contains, and where the next one is. */
export type Extracted = { drafts: Draft[]; next?: string | undefined; total?: number | undefined };
