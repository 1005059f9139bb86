/**
 * Every order of results. `ranked`: by score. `popular first`: those that are about the words, the most popular first. Any
 * other: the index's own order of rows of that name, which each store of courses must know.
 */
const defined = {
  relevance: { label: 'Most relevant', order: 'ranked' },
  popular: { label: 'Most popular', order: 'popular first' },
  newest: { label: 'Newest', order: 'newest' },
} as const satisfies Record<string, { label: string; order: string }>;

type Order = (typeof defined)[Sort]['order'];
export type Sort = keyof typeof defined;
export const sorts: Record<Sort, { label: string; order: Order }> = defined;
export const SORTS = Object.keys(defined) as Sort[];

/** The order of rows that results have; undefined where they are ranked. */
export function rowOrderOf(sort: Sort): RowOrder | undefined {
  const { order } = sorts[sort];
  return order === 'ranked' || order === 'popular first' ? undefined : order;
}

/** How rows follow each other. Of rows that are equal in it, the most popular comes first. */
export type RowOrder = 'popular' | Exclude<Order, 'ranked' | 'popular first'>;
