import { FACETS } from './search.types';

/** Names of all parameters that a search page reads. */
export const SEARCH_PARAMETERS: readonly string[] = [
  ...FACETS,
  'without',
  'text',
  'more',
  'exact',
  'sort',
  'page',
  'live',
];
