import type { MergedFact } from '@/harvest/catalogue/to-course';
import { type Fact, INSIDE } from '@/harvest/facts/fact.schema';
import type { Body } from './load-rows';

/** Lessons and length, as a live source said. */
export type Depth = Pick<Fact, 'lessons' | 'hours'>;

/** What a source may add to a course of the catalogue that is built on, where that says nothing. */
const ADDS = ['instructors', 'level', 'year', 'hours', 'playlistId', 'lessons', ...INSIDE] as const;
/** Facts of the page that states them, not of the course. */
const OWN = new Set(['ref', 'page', 'tags', 'endsAt']);

/** Merges the rows of one course, the most trusted first: of each field, the first that states it. */
export function mergeGroup(
  bodies: readonly Body[],
  depth: Depth = {},
): { course: Record<string, unknown> } | MergedFact {
  const facts = bodies.flatMap((body) => ('fact' in body ? [body.fact] : []));
  const base = bodies.find((body) => 'base' in body)?.base;
  if (base) {
    const course = { ...base };
    for (const field of ADDS) {
      if (course[field] !== undefined || (field === 'outline' && course.lessons)) continue;
      const stated = [...facts, depth as Partial<Fact>].find((fact) => fact[field] !== undefined)?.[field];
      if (stated !== undefined) course[field] = stated;
    }
    return { course };
  }
  const [first, ...others] = facts;
  if (!first) throw new Error('A group without a row.');
  const fact: Record<string, unknown> = { ...first };
  for (const other of others) {
    for (const [field, value] of Object.entries(other)) if (!OWN.has(field)) fact[field] ??= value;
  }
  fact.lessons ??= depth.lessons;
  fact.hours ??= depth.hours;
  const sources = bodies.flatMap((body) => ('fact' in body ? [body.source] : []));
  return {
    fact: fact as Fact,
    sources: [...new Set(sources)],
    tags: [...new Set(facts.flatMap(({ tags }) => tags ?? []))],
  };
}
