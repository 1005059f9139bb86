import { COSTS, LEVELS, type Level } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import { isEnglish, NO_LANGUAGE } from '@/lib/courses/labels';
import type { FacetName, Search } from '@/lib/search/search.types';
import { assertServer } from '@/lib/server/guard';
import { type CatalogIndex, facetValue } from '@/lib/server/search-index/open-index';
import { nameOf } from './facets/count-facets';
import { parseQuery } from './query/parse-query';
import { orderRows, rowsBetween } from './rank/order-rows';
import { partition } from './retrieve/filter-rows';
import type { SearchSummary } from './search-engine.types';

assertServer('lib/server/search/summarise-search');

/** Courses per group, and the number of languages with a group. */
const SHOWN = 3;
const LANGUAGES = 6;

/** Language tags that do not stand for a spoken language. */
const WORDLESS: ReadonlySet<string> = new Set([NO_LANGUAGE, 'zxx', 'mul']);

function readCards({ database }: CatalogIndex, rows: number[]): CourseCard[] {
  const found = database.all<[number, string]>(
    'SELECT id, card FROM cards WHERE id IN (SELECT value FROM json_each(?))',
    JSON.stringify(rows),
  );
  // Written by the build of this index version.
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

/**
 * Summarises everything that a search finds with all its words: counts, and notable courses by level, length
 * and language.
 */
export function summariseSearch(index: CatalogIndex, search: Search): SearchSummary {
  const understood = parseQuery(index, search);
  const { complete, relaxed, rows, filters } = understood;
  const { passed } = partition(index, relaxed ? (complete ?? new Uint32Array(0)) : rows, filters);
  const ordered = orderRows(index, understood, passed, { sort: search.sort, explain: false });
  const all = rowsBetween(ordered, 0, passed.length);

  const cards = (some: number[] | undefined) => readCards(index, (some ?? []).slice(0, SHOWN));
  const levels = rowsByValue(index, 'level', all);
  const languages = [...rowsByValue(index, 'language', all)]
    .filter(([language]) => !WORDLESS.has(language))
    .sort(([, a], [, b]) => b.length - a.length);
  const hours = (row: number) => index.hours[row] ?? 0;
  // Sorting is stable: of equal lengths, the better match stays in front.
  const byLength = all.filter((row) => hours(row) > 0).sort((a, b) => hours(a) - hours(b));
  const costs = rowsByValue(index, 'cost', all);
  return {
    courses: all.length,
    free: costs.get(COSTS[0])?.length ?? 0,
    providers: rowsByValue(index, 'provider', all).size,
    levels: LEVELS.flatMap((level: Level) => {
      const same = levels.get(level);
      return same ? [{ level, count: same.length, cards: cards(same) }] : [];
    }),
    languages: languages.map(([language, same]) => ({ language, count: same.length })),
    inOtherLanguages: languages
      .filter(([language]) => !isEnglish(language))
      .slice(0, LANGUAGES)
      .flatMap(([, same]) => readCards(index, same.slice(0, 1))),
    withLength: byLength.length,
    shortest: cards(byLength),
    longest: cards(byLength.slice(-SHOWN).reverse()),
  };
}
