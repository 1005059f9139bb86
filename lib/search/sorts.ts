import type { Sort } from '@polymath/engine/search';
import * as m from '@/messages/search';

export { type RowOrder, rowOrderOf, SORTS, type Sort } from '@polymath/engine/search';

/** What the orders of results are called. */
export const sortLabel = (sort: Sort): string => m.sortBy({ sort });
