export { facetLabel, VALUES_LISTED } from './facet-label';
export { FACETS, type FacetName, facets, type HoursRange, hoursRange } from './facets';
export { labelAnswer } from './label-answer';
export type { LiveBlock, LiveCard, LiveEvent, LiveSourceState, LiveState } from './live.types';
export { noSearch } from './no-search';
export {
  type Exclusion,
  type Facet,
  FEW_RESULTS,
  type Filters,
  type Search,
  type SearchAnswer,
} from './search.types';
export type { ListedFacet, SearchPage, SearchPart, SearchShown } from './search-page.types';
export { SEARCH_PARAMETERS } from './search-parameters';
export { liveHref, readSearch, searchHref, searchParams } from './search-url';
export { type RowOrder, rowOrderOf, SORTS, type Sort, sortLabel } from './sorts';
export { suggestionHere } from './suggestion-here';
export type { FirstStep, TopicGroup, TopicPage } from './topic-page.types';
