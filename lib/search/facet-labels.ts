import type { FacetName, Sort } from './search.types';

export const FACET_LABELS: Record<FacetName, string> = {
  topic: 'Topic',
  level: 'Level',
  language: 'Language',
  length: 'Length',
  kind: 'Format',
  provider: 'Provider',
  teacher: 'Teacher',
  cost: 'Price',
  source: 'Source',
};

/** Values of a facet that a page lists without being asked. Chosen ones are always listed. */
export const VALUES_LISTED = 5;

export const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Most relevant',
  popular: 'Most popular',
  newest: 'Newest',
};
