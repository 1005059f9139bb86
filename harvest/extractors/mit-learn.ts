import { z } from 'zod';
import type { Draft, Extracted } from '@/harvest/facts/fact.schema';
import { readRecords, readShape } from './read-list';

const pageSchema = z.object({
  count: z.number().nullish(),
  next: z.string().nullish(),
  results: z.array(z.unknown()),
});
const named = z.object({ name: z.string().nullish(), code: z.string().nullish() }).nullish();
const resourceSchema = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullish(),
  resource_type: z.string().nullish(),
  readable_id: z.string().nullish(),
  offered_by: named,
  platform: named,
  free: z.boolean().nullish(),
  languages: z.array(z.string()).nullish(),
  topics: z.array(z.object({ name: z.string() })).nullish(),
  runs: z
    .array(
      z.object({
        year: z.number().nullish(),
        level: z.array(z.object({ code: z.string().nullish() })).nullish(),
        instructors: z.array(z.object({ full_name: z.string().nullish() })).nullish(),
      }),
    )
    .nullish(),
});

/** OpenCourseWare's records have addresses without a host. */
const OCW = 'https://ocw.mit.edu/';
/** Levels that say how hard the start is; "undergraduate" does not. */
const LEVELS = new Set(['introductory', 'intermediate', 'advanced']);

function toDraft(resource: z.infer<typeof resourceSchema>): Draft {
  const run = resource.runs?.[0];
  const isList = resource.resource_type === 'video_playlist';
  return {
    ref: resource.id,
    title: resource.title,
    url: resource.url && URL.canParse(resource.url, OCW) ? new URL(resource.url, OCW).href : undefined,
    provider: resource.offered_by?.name,
    platform: resource.platform?.name,
    kind: isList ? 'video-series' : resource.platform?.code === 'ocw' ? 'text' : 'mooc',
    cost: resource.free === undefined || resource.free === null ? undefined : resource.free ? 'free' : 'paid',
    language: resource.languages,
    level: run?.level?.map(({ code }) => code).find((code) => code && LEVELS.has(code)),
    year: run?.year,
    instructors: (run?.instructors ?? []).map(({ full_name }) => full_name),
    tags: (resource.topics ?? []).map(({ name }) => name),
  };
}

/** A page of MIT Learn's `learning_resources`. */
export function extractMitLearn(json: unknown): Extracted {
  const { count, next, results } = readShape(pageSchema, json, 'learning_resources');
  return {
    drafts: readRecords(resourceSchema, results, 'learning_resources', toDraft),
    next: next ?? undefined,
    total: count ?? undefined,
  };
}
