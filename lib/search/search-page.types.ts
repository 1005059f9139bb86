import type { PageMeta } from '@/lib/head/page-meta.types';
import type { TopicPage } from '@/lib/search/topic-page.types';
import type { LiveBlock } from './live.types';
import type { FacetName, FacetValue, Search, SearchAnswer } from './search.types';

/** The values of a facet that a page lists; the others are on the page that has it in `search.whole`. */
export type ListedFacet = {
  name: FacetName;
  values: Omit<FacetValue, 'selected'>[];
  more: number;
  /** Its values are on the page that has it in `search.whole`; here are the chosen ones. */
  isFolded?: true;
};

/** How many of a search's courses are in a language, by its primary tag. */
export type LanguageCount = { language: string; count: number };

/** What the page of a search only shows. */
export type SearchShown = PageMeta & {
  answer: Omit<SearchAnswer, 'facets'>;
  /** Of the words that the page links to, those with an indexed page. */
  topicWords: string[];
  /** What the page's language calls the topic that is listed, where the address has its English name. */
  called?: string;
  /** On the first page of a topic. */
  topic?: TopicPage;
  /** The address of a plan for the words, with the level and the language of the search. */
  plan: string;
  /** The language and the level that were chosen, or read from the words. */
  chosen: { language?: string; level?: string };
  /** The language of the words as an attribute, if it is known; maybe only their script. */
  lang?: string;
  /** The name of that language, if no result is in it. */
  noneIn?: string;
  /** Some results are in the language of the page, which is not English, and do not come first. */
  inPageLanguage?: LanguageCount;
};

export type SearchPage = {
  search: Search;
  /** How many courses, in words. */
  count: string;
  total: number;
  /** How many of them are on this page. */
  listed: number;
  facets: ListedFacet[];
  /** On a page in English, the number of courses in each language that does not come first: visitors are offered theirs. */
  languages?: Record<string, number>;
  live?: LiveBlock;
  /** Whether live courses are all there is: then they come before other ways on. */
  liveFirst: boolean;
  shown?: SearchShown;
};

/** What a part of the page gets that only shows. */
export type SearchPart = SearchShown & Pick<SearchPage, 'search' | 'facets'>;
