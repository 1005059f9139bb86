import type { CatalogIndex, RowSet } from '@/engine/format/course-store.types';
import { valueId } from '@/engine/format/facet-values';
import type { Filters, Search } from '@/engine/search.types';

/** Numbers of the languages in which a course suits a search; undefined for any. */
export type AcceptedLanguages = ReadonlySet<number> | undefined;

/**
 * The language of the words, and English. Any language suits if a filter chooses one, if a provider or a teacher is
 * named, or if the catalogue has no English courses.
 */
export function acceptedLanguages(
  index: CatalogIndex,
  languages: ReadonlySet<number>,
  filters: Filters,
): AcceptedLanguages {
  const english = valueId(index, 'language', 'en');
  const isNamed = filters.language?.length || filters.provider?.length || filters.teacher?.length;
  return english === undefined || isNamed ? undefined : new Set([...languages, english]);
}

/** The languages whose courses the search wants first; undefined where the words decide it. */
export function preferredLanguages(
  index: CatalogIndex,
  { prefer = [] }: Pick<Search, 'prefer'>,
): ReadonlySet<number> | undefined {
  const ids = prefer.map((tag) => valueId(index, 'language', tag)).filter((id) => id !== undefined);
  return ids.length > 0 ? new Set(ids) : undefined;
}

/** The rows taught in one of these languages. */
export const inAccepted = (accepted: AcceptedLanguages, rows: RowSet): RowSet =>
  accepted ? rows.inLanguages(accepted) : rows;
