import { FACETS, type FacetName, facets } from '@/engine/facet-definitions';

export const isManyValued = (facet: FacetName): boolean => facets[facet].values === 'many of many';
export const isFewValued = (facet: FacetName): boolean => facets[facet].values === 'one of few';
export const FEW_VALUED = FACETS.filter(isFewValued);

/** Bytes of each number of an array of facet values, or of their combinations, of which `largest` is the largest. */
export function bytesPerNumber(largest: number): 1 | 2 | 4 {
  if (largest < 0x100) return 1;
  return largest < 0x10000 ? 2 : 4;
}
