import type { LiveBlock } from '@/lib/search/live.types';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import type { SearchShown } from '@/lib/search/search-page.types';
import type { IndexingPolicy } from './indexing-policy';

/** What was found for a search, and what its page is to crawlers. */
export type SearchView = Pick<SearchShown, 'topicWords' | 'topic'> & {
  search: Search;
  answer: SearchAnswer;
  live?: LiveBlock;
  /** What the page is to crawlers. */
  policy: IndexingPolicy;
  /** Words of the canonical address. */
  canonical: string;
};
