import { assertServer } from '@/lib/assert-server';
import type { CatalogIndex, RowFacts } from '@/lib/server/search-index/course-store.types';
import { valueNamed } from '@/lib/server/search-index/facet-values';
import { rowsBetween } from './rank/order-rows';
import type { Found } from './run-search';
import type { SearchSummary } from './search-engine.types';
import { summariseCourses } from './summarise-courses';

assertServer('lib/server/search/summarise-search');

/** Groups the rows by their value of a facet, in order; unknown values are left out. */
function rowsByValue(
  index: CatalogIndex,
  facet: keyof RowFacts & ('level' | 'language' | 'cost' | 'provider'),
  rows: number[],
): Map<string, number[]> {
  const byId = new Map<number, number[]>();
  for (const row of rows) {
    const id = index.store.facts(row)[facet];
    if (id === 0) continue;
    const same = byId.get(id);
    if (same) same.push(row);
    else byId.set(id, [row]);
  }
  return new Map([...byId].map(([id, same]) => [valueNamed(index, facet, id)[0], same]));
}

/** The rows in the order of the results, without those that do not match all words. */
function rowsWithAllWords({ store }: CatalogIndex, { ordered, shared, complete }: Found): number[] {
  const rows = rowsBetween(ordered, 0, Math.min(shared.total, store.reach));
  if (!shared.relaxed) return rows;
  const whole = complete?.among(rows);
  return rows.filter((row) => whole?.has(row));
}

/** Summarises what a search found with all its words, as far as the store reaches. The search is not parsed again. */
export const summariseSearch = (index: CatalogIndex, found: Found): SearchSummary =>
  summariseCourses(rowsWithAllWords(index, found), {
    group: (facet, rows) => rowsByValue(index, facet, rows),
    hours: (row) => index.store.facts(row).hours,
    cards: (rows) => index.store.cards(rows).map(({ card }) => card),
  });
