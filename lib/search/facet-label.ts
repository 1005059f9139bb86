import type { FacetName } from '@polymath/engine/search';
import * as m from '@/messages/search';

/** Values of a facet that a page lists without being asked. Chosen ones are always listed. */
export const VALUES_LISTED = 5;

/** What a facet is called. Apart from `facets`, so that browsers load no labels of values. */
export const facetLabel = (facet: FacetName): string => m.facet({ facet });
