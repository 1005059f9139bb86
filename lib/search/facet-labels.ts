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

export const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Most relevant',
  popular: 'Most popular',
  newest: 'Newest',
};
