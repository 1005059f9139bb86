import type { Course } from './course.schema';

/** What an order can follow: a number of each course, undefined where it is unknown. Each is a column of every store. */
export const sortNumbers = {
  years: ({ year }) => year,
  hours: (_course, { hours }) => hours,
} satisfies Record<string, (course: Course, known: { hours: number | undefined }) => number | undefined>;

export type SortField = keyof typeof sortNumbers;
export const SORT_FIELDS = Object.keys(sortNumbers) as SortField[];

/** Every store orders by a number in the same way: unknown ones come last, whichever end comes first. */
export type FieldOrder = { by: SortField; first: 'highest' | 'lowest' };

/** Every order of results. `ranked`: by score. `popular first`: those that are about the words, the most popular first. */
const defined = {
  relevance: 'ranked',
  popular: 'popular first',
  newest: { by: 'years', first: 'highest' },
  shortest: { by: 'hours', first: 'lowest' },
  longest: { by: 'hours', first: 'highest' },
} as const satisfies Record<string, 'ranked' | 'popular first' | FieldOrder>;

export type Sort = keyof typeof defined;
export const sortOrders: Record<Sort, 'ranked' | 'popular first' | FieldOrder> = defined;
export const SORTS = Object.keys(defined) as Sort[];

/** The order of rows that results have; undefined where they are ranked. */
export function rowOrderOf(sort: Sort): FieldOrder | undefined {
  const order = sortOrders[sort];
  return typeof order === 'string' ? undefined : order;
}

/** How rows follow each other. Of rows that are equal in it, the most popular comes first. */
export type RowOrder = 'popular' | FieldOrder;
