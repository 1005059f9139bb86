import type { Search, SearchAnswer } from '@/lib/search/search.types';

/** What is judged: an index in this process, or a cluster. */
export type Searcher = { search(search: Search): SearchAnswer | Promise<SearchAnswer> };
