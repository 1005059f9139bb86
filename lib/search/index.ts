export { SORT_LABELS, VALUES_LISTED } from './facet-labels';
export type { LiveBlock, LiveCard, LiveEvent, LiveSourceState, LiveState } from './live.types';
export { noSearch } from './no-search';
export {
  type Exclusion,
  type Facet,
  type FacetName,
  FEW_RESULTS,
  type Filters,
  type Search,
  type SearchAnswer,
} from './search.types';
export type { ListedFacet, SearchPage, SearchPart, SearchShown } from './search-page.types';
export { SEARCH_PARAMETERS } from './search-parameters';
export { liveHref, readSearch, searchHref, searchParams } from './search-url';
export type { FirstStep, TopicGroup, TopicPage } from './topic-page.types';
