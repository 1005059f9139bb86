/**
 * Every order of results. `ranked`: by score. `popular first`: those that are about the words, the most popular first. Any
 * other: the index's own order of rows of that name, which each store of courses must know.
 */
const defined = {
  relevance: 'ranked',
  popular: 'popular first',
  newest: 'newest',
} as const satisfies Record<string, string>;

type Order = (typeof defined)[Sort];
export type Sort = keyof typeof defined;
export const sortOrders: Record<Sort, Order> = defined;
export const SORTS = Object.keys(defined) as Sort[];

/** The order of rows that results have; undefined where they are ranked. */
export function rowOrderOf(sort: Sort): RowOrder | undefined {
  const order = sortOrders[sort];
  return order === 'ranked' || order === 'popular first' ? undefined : order;
}

/** How rows follow each other. Of rows that are equal in it, the most popular comes first. */
export type RowOrder = 'popular' | Exclude<Order, 'ranked' | 'popular first'>;
