import { FACETS } from './facets';

/** Names of all parameters that a search page reads. */
export const SEARCH_PARAMETERS: readonly string[] = [
  ...FACETS,
  'without',
  'text',
  'more',
  'prefer',
  'exact',
  'sort',
  'page',
  'live',
];
