import { topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { broaderTopics } from '@/engine/retrieve/near-topics';
import { rowsLedBy } from '@/engine/retrieve/topic-rows';
import { partsOf, withNarrower } from './excluded-rows';
import { findWord } from './look-up-words';
import type { ParsedQuery } from './parse-clauses';

/** The code of a course, "cs50", which names it even where it is also a subject's other name. */
export const CODE = /^\p{L}{1,5}\d{2,}/u;

/** Deeper than topics are looked up. */
const DEEPEST = 3;

/** `id`: the number of its term. `depth`: 0 of a direct part, 1 of a part of it, and so on. */
export type FieldPart = { id: number; depth: number };

/**
 * A subject and its parts. `breadth`: 0 where at least a third of its courses are on the subject itself ("python"), to 1 where all are
 * on its parts: nobody who wants mathematics wants what is called so, but algebra or calculus.
 */
export type Field = { breadth: number; parts: ReadonlyMap<number, FieldPart> };

export const NO_FIELD: Field = { breadth: 0, parts: new Map() };

/** How much of a topic are its parts. */
export function breadthOf(index: CatalogIndex, slug: string): number {
  const slugs = partsOf(index, slug);
  const all = slugs.length > 1 ? rowsLedBy(index, slugs).size() : 0;
  if (all === 0) return 0;
  return Math.max(0, 1 - (3 * rowsLedBy(index, [slug]).size()) / all);
}

/** The field that a search asks for that says nothing but its name. */
export function fieldOf(index: CatalogIndex, { clauses }: ParsedQuery): Field {
  const [term, ...rest] = clauses;
  const [slug, ...others] = term?.topics ?? [];
  if (slug === undefined || rest.length > 0 || others.length > 0 || term?.goal !== undefined) return NO_FIELD;
  if (CODE.test(term?.words ?? '')) return NO_FIELD;
  const breadth = breadthOf(index, slug);
  if (breadth === 0) return NO_FIELD;
  const parts = new Map<number, FieldPart>();
  for (const part of withNarrower(index, slug)) {
    if (part.slug === slug) continue;
    const depth = broaderTopics(index, part.slug).indexOf(slug);
    for (const { id } of findWord(index, topicToken(part.slug)))
      parts.set(id, { id, depth: depth < 0 ? DEEPEST : depth });
  }
  return { breadth, parts };
}
