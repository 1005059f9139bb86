import { z } from 'zod';
import type { Draft, Extracted } from '@/harvest/facts/fact.schema';
import { mitLearnResource } from '@/lib/sources/server/adapters/mit-learn';
import { readRecords, readShape } from './read-list';

const pageSchema = z.object({
  count: z.number().nullish(),
  next: z.string().nullish(),
  results: z.array(z.unknown()),
});
const resourceSchema = mitLearnResource.extend({
  topics: z.array(z.object({ name: z.string() })).nullish(),
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
