import type { LiveBlock, Search, SearchAnswer, SearchShown } from '@/lib/search';
import type { IndexingPolicy, TopicView } from '@/lib/seo';

/** What was found for a search, and what its page is to crawlers. */
export type SearchView = Pick<SearchShown, 'topicWords' | 'called'> & {
  /** On the first page of a topic. */
  topic?: TopicView;
  search: Search;
  answer: SearchAnswer;
  live?: LiveBlock;
  /** What the page is to crawlers. */
  policy: IndexingPolicy;
  /** Words of the canonical address. */
  canonical: string;
};
