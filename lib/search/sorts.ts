import type { Sort } from '@polymath/engine/search';

export { type RowOrder, rowOrderOf, SORTS, type Sort } from '@polymath/engine/search';

/** What the orders of results are called. */
export const sorts: Record<Sort, { label: string }> = {
  relevance: { label: 'Most relevant' },
  popular: { label: 'Most popular' },
  newest: { label: 'Newest' },
};
