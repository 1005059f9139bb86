import { FACETS, facets } from '@/engine/facet-definitions';
import { valueId } from '@/engine/format/facet-values';
import type { FacetColumn, IndexFile } from '@/engine/format/open-index';
import type { FacetName, Filters } from '@/engine/search.types';
import type { Partition } from './filter-rows';

/** How many values can be scanned in the time that looking up one row's values takes. */
const LOOKS = 4;

type Count = [id: number, count: number];

/** Counts the rows for each combination of the facets with few values. */
function countCombinations({ combinations, facets }: IndexFile, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(facets.level.ids.length);
  for (let i = 0; i < rows.length; i++) {
    const combination = combinations[rows[i] ?? 0] ?? 0;
    counts[combination] = (counts[combination] ?? 0) + 1;
  }
  return counts;
}

function addCombined({ ids }: FacetColumn, combined: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < combined.length; at++) {
    const count = combined[at] ?? 0;
    const id = ids[at] ?? 0;
    if (count > 0) counts[id] = (counts[id] ?? 0) + count;
  }
}

function addCounts({ ids, starts }: FacetColumn, rows: Uint32Array, counts: Uint32Array): void {
  if (starts) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at++) {
        const id = ids[at] ?? 0;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    return;
  }
  for (let i = 0; i < rows.length; i++) {
    const id = ids[rows[i] ?? 0] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
}

/** Inserts a count into a list of `listed` ones: highest count first, then lowest number. */
function keepMost(most: Count[], listed: number, id: number, count: number): void {
  const last = most.at(-1);
  if (most.length === listed && last && (last[1] > count || (last[1] === count && last[0] < id))) return;
  let at = most.length;
  for (let before = most[at - 1]; before; before = most[at - 1]) {
    if (before[1] > count || (before[1] === count && before[0] < id)) break;
    at--;
  }
  most.splice(at, 0, [id, count]);
  if (most.length > listed) most.pop();
}

/**
 * Reads the highest counts and resets all counts to zero. A catalogue can have a million teachers, of whom
 * few teach the found courses; then only the values of the found rows are scanned.
 */
function takeMost(
  { ids, starts, combinations }: FacetColumn,
  lists: Uint32Array[],
  counts: Uint32Array,
  listed: number,
): Count[] {
  const most: Count[] = [];
  const take = (id: number) => {
    const count = counts[id] ?? 0;
    if (count === 0) return;
    counts[id] = 0;
    if (id > 0) keepMost(most, listed, id, count);
  };
  const rowsFound = lists.reduce((sum, rows) => sum + rows.length, 0);
  if (combinations || counts.length < rowsFound * LOOKS) {
    for (let id = 0; id < counts.length; id++) take(id);
    return most;
  }
  for (const rows of lists) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      if (!starts) take(ids[row] ?? 0);
      else for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) take(ids[at] ?? 0);
    }
  }
  return most;
}

/** What is counted: the rows, and for those that passed the number of rows per combination. */
type Counted = Partition & { combined: Uint32Array };

/** The most frequent values of a facet and the chosen ones. The facet's own filter is not applied to them. */
function countFacet(
  index: IndexFile,
  facet: FacetName,
  counted: Counted,
  chosen: number[],
  most: number,
): Count[] {
  const column = index.facets[facet];
  const { passed, failing, combined } = counted;
  const others = failing.get(facet) ?? new Uint32Array(0);
  const lists = [passed, others];
  const { counts } = column;
  if (column.combinations) {
    addCombined(column, combined, counts);
    if (others.length > 0) addCombined(column, countCombinations(index, others), counts);
  } else for (const rows of lists) addCounts(column, rows, counts);
  const own: Count[] = chosen.map((id) => [id, counts[id] ?? 0]);
  if (facets[facet].order) {
    const all = [...counts.entries()].filter(([id, count]) => id > 0 && (count > 0 || chosen.includes(id)));
    counts.fill(0);
    return all;
  }
  return [...takeMost(column, lists, counts, most), ...own];
}

/** Counts the rows for each value of each facet, as `RowSet.counts` says. */
export function countValues(
  index: IndexFile,
  found: Partition,
  filters: Filters,
  listed: number,
): Map<FacetName, Map<number, number>> {
  const counted = { ...found, combined: countCombinations(index, found.passed) };
  return new Map(
    FACETS.map((facet) => {
      const values = (filters[facet] ?? []).map((value) => valueId(index, facet, value));
      const chosen = [...new Set(values.filter((id) => id !== undefined))];
      return [facet, new Map(countFacet(index, facet, counted, chosen, listed))];
    }),
  );
}
