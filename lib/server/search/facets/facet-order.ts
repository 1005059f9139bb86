import { COSTS, COURSE_KINDS, LEVELS } from '@/lib/courses/course.schema';
import { LENGTHS } from '@/lib/courses/labels';
import type { FacetName } from '@/lib/search/search.types';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/search/facets/facet-order');

/** Facets whose values have an order of their own; those of all others come with the most frequent first. */
export const FACET_ORDER: Partial<Record<FacetName, readonly string[]>> = {
  level: LEVELS,
  length: LENGTHS,
  kind: COURSE_KINDS,
  cost: COSTS,
};
