import { z } from 'zod';
import type { Extracted } from '@/harvest/facts/fact.schema';
import { readRecords, readShape } from './read-list';

const pageSchema = z.object({
  meta: z.object({ count: z.number(), offset: z.number(), total_count: z.number() }),
  objects: z.array(z.unknown()),
});
const courseSchema = z.object({
  id: z.union([z.string(), z.number()]),
  absolute_url: z.string(),
  title: z.string(),
  code: z.string().nullish(),
  organization_highlighted: z.string().nullish(),
  duration: z.unknown().optional(),
});

/** A page of the course search of a Richie site, which counts from `offset`. */
export function extractRichie(json: unknown, base: string, address: string): Extracted {
  const { meta, objects } = readShape(pageSchema, json, 'the list');
  const drafts = readRecords(courseSchema, objects, 'the list', (course) => ({
    ref: course.id,
    title: course.title,
    url: new URL(course.absolute_url, base).href,
    provider: course.organization_highlighted,
    code: course.code,
    kind: 'mooc',
  }));
  const next = new URL(address);
  next.searchParams.set('offset', String(meta.offset + objects.length));
  const isLast = objects.length === 0 || meta.offset + objects.length >= meta.total_count;
  return { drafts, total: meta.total_count, ...(!isLast && { next: next.href }) };
}
