import { z } from 'zod';
import type { Extracted } from '@/harvest/facts/fact.schema';
import { readRecords, readShape } from './read-list';

const pageSchema = z.object({
  pagination: z.object({ next: z.string().nullish(), count: z.number().nullish() }),
  results: z.array(z.unknown()),
});
const courseSchema = z.object({
  id: z.string(),
  name: z.string(),
  org: z.string().nullish(),
  number: z.string().nullish(),
  start: z.string().nullish(),
  end: z.string().nullish(),
  hidden: z.boolean().nullish(),
  invitation_only: z.boolean().nullish(),
});

/** A page of `courses/v1` of an Open edX site. Its `effort` is per week, so that no total is known. */
export function extractOpenEdx(json: unknown, base: string): Extracted {
  const { pagination, results } = readShape(pageSchema, json, 'courses/v1');
  const drafts = readRecords(courseSchema, results, 'courses/v1', (course) => ({
    ref: course.id,
    title: course.name,
    url: new URL(`/courses/${course.id}/about`, base).href,
    provider: course.org,
    code: course.number,
    kind: 'mooc',
    year: course.start,
    endsAt: course.end,
    hidden: course.hidden === true || course.invitation_only === true,
  }));
  return { drafts, next: pagination.next ?? undefined, total: pagination.count ?? undefined };
}
