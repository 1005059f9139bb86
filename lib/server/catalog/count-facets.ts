import { FACETS, type Facet, type FacetName, type Filters } from '@/lib/search/search.types';
import { hoursRange, valueLabel } from '@/lib/search/value-labels';
import { assertServer } from '@/lib/server/guard';
import type { CatalogIndex, FacetColumn } from './open-index';

assertServer('lib/server/catalog/count-facets');

/** Values listed of a facet at most; those that are chosen are always listed. */
const LISTED = 40;
/** Facets whose values have an order of their own instead of the most frequent first. */
const ORDERED: ReadonlySet<FacetName> = new Set(['level', 'length', 'kind', 'cost']);

type Test = (row: number) => boolean;
export type Counted = { rows: Uint32Array; counts: Map<FacetName, Uint32Array> };

/** The number of a facet's value, where the catalogue has it. */
export function valueId({ database }: CatalogIndex, facet: FacetName, value: string): number | undefined {
  return database.get<[number]>(
    'SELECT id FROM facet_values WHERE facet = ? AND value = ?',
    facet,
    value,
  )?.[0];
}

/** Lengths are buckets like other values, or open ("max-5"). */
function lengthTest(index: CatalogIndex, values: string[]): Test {
  const ranges = values.map(hoursRange).filter((range) => range !== undefined);
  const bucket = valuesTest(
    index,
    'length',
    values.filter((value) => !hoursRange(value)),
  );
  return (row) => {
    const hours = index.hours[row] ?? 0;
    return bucket(row) || (hours > 0 && ranges.some(({ from, to }) => hours >= from && hours < to));
  };
}

/** Whether a row has one of the chosen values. */
function testOf(index: CatalogIndex, facet: FacetName, values: string[]): Test {
  return facet === 'length' ? lengthTest(index, values) : valuesTest(index, facet, values);
}

function valuesTest(index: CatalogIndex, facet: FacetName, values: string[]): Test {
  const { ids, starts, values: size } = index.facets[facet];
  const chosen = new Uint8Array(size + 1);
  for (const value of values) chosen[valueId(index, facet, value) ?? 0] = 1;
  chosen[0] = 0;
  if (!starts) return (row) => chosen[ids[row] ?? 0] === 1;
  return (row) => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) if (chosen[ids[at] ?? 0]) return true;
    return false;
  };
}

function bump(counts: Uint32Array, id: number): void {
  counts[id] = (counts[id] ?? 0) + 1;
}

function addCounts({ ids, starts, values }: FacetColumn, rows: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values + 1);
  if (starts) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at++) bump(counts, ids[at] ?? 0);
    }
  } else for (let i = 0; i < rows.length; i++) bump(counts, ids[rows[i] ?? 0] ?? 0);
  return counts;
}

/** Whether a row passes all filters. */
export function filterTest(index: CatalogIndex, filters: Filters): Test {
  const tests = FACETS.flatMap((facet) => {
    const values = filters[facet];
    return values?.length ? [testOf(index, facet, values)] : [];
  });
  return (row) => tests.every((test) => test(row));
}

/**
 * The rows that pass all filters, and how many rows have each value. A facet's own choice does not count for
 * its own values: they say what another choice would find.
 */
export function countFacets(index: CatalogIndex, rows: Uint32Array, filters: Filters): Counted {
  const chosen = FACETS.filter((facet) => filters[facet]?.length);
  const tests = chosen.map((facet) => testOf(index, facet, filters[facet] ?? []));
  let passed = rows;
  const almost = new Map<FacetName, number[]>();
  if (tests.length > 0) {
    const kept: number[] = [];
    for (const facet of chosen) almost.set(facet, []);
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      let failed = -1;
      let failures = 0;
      for (let t = 0; t < tests.length && failures < 2; t++) {
        if (tests[t]?.(row)) continue;
        failed = t;
        failures++;
      }
      if (failures === 0) kept.push(row);
      else if (failures === 1) almost.get(chosen[failed] ?? 'topic')?.push(row);
    }
    passed = Uint32Array.from(kept);
  }
  const counts = new Map<FacetName, Uint32Array>();
  for (const facet of FACETS) {
    const own = addCounts(index.facets[facet], passed);
    const others = almost.get(facet);
    if (others?.length) {
      const more = addCounts(index.facets[facet], Uint32Array.from(others));
      for (let id = 0; id < own.length; id++) own[id] = (own[id] ?? 0) + (more[id] ?? 0);
    }
    counts.set(facet, own);
  }
  return { rows: passed, counts };
}

function listedIds(facet: FacetName, counts: Uint32Array, chosen: ReadonlySet<number>): number[] {
  const ids: number[] = [];
  for (let id = 1; id < counts.length; id++) if ((counts[id] ?? 0) > 0 || chosen.has(id)) ids.push(id);
  if (ORDERED.has(facet)) return ids;
  ids.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  return ids.filter((id, i) => i < LISTED || chosen.has(id));
}

/** Turns counts into what a page lists: a stable order, labels, what is chosen. */
export function listFacets(index: CatalogIndex, { rows, counts }: Counted, filters: Filters): Facet[] {
  return FACETS.flatMap((name) => {
    const own = counts.get(name) ?? new Uint32Array(0);
    const selected = filters[name] ?? [];
    const chosen = new Set(selected.map((value) => valueId(index, name, value) ?? 0));
    const values = listedIds(name, own, chosen).map((id) => {
      const [value = '', label = ''] =
        index.database.get<[string, string]>(
          'SELECT value, label FROM facet_values WHERE facet = ? AND id = ?',
          name,
          id,
        ) ?? [];
      return { value, label, count: own[id] ?? 0, selected: selected.includes(value) };
    });
    for (const value of selected) {
      if (values.some((listed) => listed.value === value)) continue;
      const count = name === 'length' ? rows.length : 0;
      values.push({ value, label: valueLabel(name, value), count, selected: true });
    }
    if (!ORDERED.has(name)) values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
    return values.length > 0 ? [{ name, values }] : [];
  });
}
