import type { LiveBlock } from '@/lib/search/live.types';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import type { IndexingPolicy } from './indexing-policy';
import type { TopicPage } from './topic-page.types';

/** What the page of a search shows. */
export type SearchView = {
  search: Search;
  answer: SearchAnswer;
  live?: LiveBlock;
  /** What the page is to crawlers. */
  standing: IndexingPolicy;
  /** Words of the canonical address. */
  canonical: string;
  /** Of the words that the page links to, those with an indexed page. */
  topicWords: string[];
  /** On the first page of a topic. */
  topic?: TopicPage;
};
