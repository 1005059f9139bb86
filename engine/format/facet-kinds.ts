import type { FacetName } from '@/lib/search/search.types';

/** Facets that can have several values per course. */
export const MANY_VALUED = ['topic', 'teacher'] as const satisfies FacetName[];
export const ONE_VALUED = ['level', 'language', 'length', 'kind', 'provider', 'cost', 'source'] as const;
/**
 * Facets with few values. Few combinations of them occur, so each row stores the number of its combination.
 * Counting and filtering all these facets then reads one number per row.
 */
export const FEW_VALUED = ['level', 'language', 'length', 'kind', 'cost', 'source'] as const;

export const isFewValued = (facet: FacetName): boolean => (FEW_VALUED as readonly string[]).includes(facet);

/** Bytes of each number of an array of facet values, or of their combinations, of which `largest` is the largest. */
export function bytesPerNumber(largest: number): 1 | 2 | 4 {
  if (largest < 0x100) return 1;
  return largest < 0x10000 ? 2 : 4;
}
