import type * as engine from '@polymath/engine/search';
import type { CourseCard } from '@/lib/course';

export * from '@polymath/engine/search';

export type SearchResult = engine.SearchResult<CourseCard>;
export type SearchAnswer = engine.SearchAnswer<CourseCard>;

/** An order such as "Newest" is offered where at least this share of the results states what it follows. */
export const ENOUGH_KNOWN = 0.6;
/** With fewer results, the page also searches live sources and suggests other searches. */
export const FEW_RESULTS = 5;
