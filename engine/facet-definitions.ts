import { AUDIENCES, CERTIFICATES, COSTS, COURSE_KINDS, LENGTHS, LEVELS, YEARS } from '@/engine/values';

type FacetDefinition = {
  /** The order of its values; without one, they are listed by count. */
  order: readonly string[] | undefined;
  /**
   * How many values it has, and a course of it. Few combinations occur of facets with one value of few, so each row of the
   * index stores the number of its combination. Counting and filtering all these facets then reads one number per row.
   */
  values: 'one of few' | 'one of many' | 'many of many';
  /** Many courses do not state it: `NOT_STATED` is one of its values, the last. A course has one value of such a facet. */
  tellsUnstated: boolean;
  /** Its turn to be dropped where no course passes all filters inferred from words; undefined: no words mean it. */
  dropped: number | undefined;
};

/**
 * Every facet, in the order in which answers list them. What a course's values are is in `values-of`, because a browser needs
 * none of it; the host knows what they are called.
 */
const defined = {
  topic: { order: undefined, values: 'many of many', tellsUnstated: false, dropped: undefined },
  level: { order: LEVELS, values: 'one of few', tellsUnstated: true, dropped: 4 },
  plays: { order: ['here'], values: 'one of few', tellsUnstated: false, dropped: undefined },
  language: { order: undefined, values: 'one of few', tellsUnstated: false, dropped: 7 },
  length: { order: LENGTHS, values: 'one of few', tellsUnstated: true, dropped: 1 },
  kind: { order: COURSE_KINDS, values: 'one of few', tellsUnstated: false, dropped: 2 },
  provider: { order: undefined, values: 'one of many', tellsUnstated: false, dropped: 6 },
  teacher: { order: undefined, values: 'many of many', tellsUnstated: false, dropped: 5 },
  cost: { order: COSTS, values: 'one of few', tellsUnstated: false, dropped: 3 },
  certificate: { order: CERTIFICATES, values: 'one of few', tellsUnstated: true, dropped: undefined },
  audience: { order: AUDIENCES, values: 'one of few', tellsUnstated: true, dropped: undefined },
  updated: { order: YEARS, values: 'one of few', tellsUnstated: true, dropped: undefined },
  source: { order: undefined, values: 'one of few', tellsUnstated: false, dropped: undefined },
} as const satisfies Record<string, FacetDefinition>;

export type FacetName = keyof typeof defined;
export const facets: Record<FacetName, FacetDefinition> = defined;
export const FACETS = Object.keys(defined) as FacetName[];
