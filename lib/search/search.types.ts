import type * as engine from '@polymath/engine/search';
import type { CourseCard } from '@/lib/course';

export * from '@polymath/engine/search';

export type SearchResult = engine.SearchResult<CourseCard>;
export type SearchAnswer = engine.SearchAnswer<CourseCard>;

/** "Newest" is offered where the year of at least this share of the results is known: else it orders too few. */
export const ENOUGH_DATED = 0.6;
/** With fewer results, the page also searches live sources and suggests other searches. */
export const FEW_RESULTS = 5;
