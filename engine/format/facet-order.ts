import { COSTS, COURSE_KINDS, LEVELS } from '@/lib/course/course.schema';
import { LENGTHS } from '@/lib/course/labels';
import type { FacetName } from '@/lib/search/search.types';

/** Facets whose values have a fixed order. The values of all others are sorted by count. */
export const FACET_ORDER: Partial<Record<FacetName, readonly string[]>> = {
  level: LEVELS,
  length: LENGTHS,
  kind: COURSE_KINDS,
  cost: COSTS,
};
