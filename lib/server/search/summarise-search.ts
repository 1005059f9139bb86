import { assertServer } from '@/lib/assert-server';
import type { CourseCard } from '@/lib/courses/course-card';
import type { FacetName } from '@/lib/search/search.types';
import { type CatalogIndex, facetValue } from '@/lib/server/search-index/open-index';
import { nameOf } from './facets/count-facets';
import { rowsBetween } from './rank/order-rows';
import type { Found } from './run-search';
import type { SearchSummary } from './search-engine.types';
import { summariseCourses } from './summarise-courses';

assertServer('lib/server/search/summarise-search');

function readCards({ database }: CatalogIndex, rows: number[]): CourseCard[] {
  const found = database.all<[number, string]>(
    'SELECT id, card FROM cards WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(rows),
  );
  // Written by the build of this very index version.
  const cards = new Map(found.map(([row, card]) => [row, JSON.parse(card) as CourseCard]));
  return rows.map((row) => cards.get(row)).filter((card) => card !== undefined);
}

/** Groups the rows by their value of a facet, in order; unknown values are left out. */
function rowsByValue(index: CatalogIndex, facet: FacetName, rows: number[]): Map<string, number[]> {
  const byId = new Map<number, number[]>();
  for (const row of rows) {
    const id = facetValue(index.facets[facet], row);
    if (id === 0) continue;
    const same = byId.get(id);
    if (same) same.push(row);
    else byId.set(id, [row]);
  }
  return new Map([...byId].map(([id, same]) => [nameOf(index, facet, id)[0], same]));
}

/** The rows in the order of the results, without those that do not match all words. */
function rowsWithAllWords({ ordered, shared, complete }: Found): number[] {
  const rows = rowsBetween(ordered, 0, shared.total);
  if (!shared.relaxed) return rows;
  const whole = new Set(complete);
  return rows.filter((row) => whole.has(row));
}

/** Summarises what a search found with all its words. The search is not parsed again. */
export const summariseSearch = (index: CatalogIndex, found: Found): SearchSummary =>
  summariseCourses(rowsWithAllWords(found), {
    group: (facet, rows) => rowsByValue(index, facet, rows),
    hours: (row) => index.hours[row] ?? 0,
    cards: (rows) => readCards(index, rows),
  });
