import { assertServer } from '@/lib/assert-server';
import type { Filters } from '@/lib/search/search.types';
import { type CatalogIndex, facetValue } from '@/lib/server/search-index/open-index';
import { valueId } from './filter-rows';

assertServer('lib/server/search/retrieve/asked-languages');

/** Numbers of the languages in which a course suits a search; undefined for any. */
export type Asked = ReadonlySet<number> | undefined;

/**
 * The language of the words, and English. Any language suits if a filter chooses one, if a provider or a teacher is
 * named, or if the catalogue has no English courses.
 */
export function askedLanguages(index: CatalogIndex, languages: ReadonlySet<number>, filters: Filters): Asked {
  const english = valueId(index, 'language', 'en');
  const isNamed = filters.language?.length || filters.provider?.length || filters.teacher?.length;
  return english === undefined || isNamed ? undefined : new Set([...languages, english]);
}

/** The rows taught in one of these languages. */
export function inAsked({ facets }: CatalogIndex, asked: Asked, rows: Uint32Array): Uint32Array {
  return asked ? rows.filter((row) => asked.has(facetValue(facets.language, row))) : rows;
}

/** Whether at least so many of the rows are taught in one of these languages. */
export function hasAsked({ facets }: CatalogIndex, asked: Asked, rows: Uint32Array, enough: number): boolean {
  let found = 0;
  for (let i = 0; i < rows.length && found < enough; i++)
    if (!asked || asked.has(facetValue(facets.language, rows[i] ?? 0))) found++;
  return found >= enough;
}
