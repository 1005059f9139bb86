import type { IndexingPolicy } from '@/lib/seo/indexing-policy';
import type { TopicPage } from '@/lib/seo/topic-page.types';
import type { LiveBlock } from './live.types';
import type { Search, SearchAnswer } from './search.types';

/** What the page of a search shows. */
export type SearchView = {
  search: Search;
  answer: SearchAnswer;
  live?: LiveBlock;
  /** What the page is to crawlers. */
  standing: IndexingPolicy;
  /** Words of the canonical address. */
  canonical: string;
  /** On the first page of a topic. */
  topic?: TopicPage;
};
