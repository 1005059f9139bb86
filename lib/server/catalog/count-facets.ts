import { FACETS, type Facet, type FacetName, type Filters } from '@/lib/search/search.types';
import { type HoursRange, hoursRange, valueLabel } from '@/lib/search/value-labels';
import { assertServer } from '@/lib/server/guard';
import type { CatalogIndex, FacetColumn } from './open-index';

assertServer('lib/server/catalog/count-facets');

/** Values listed of a facet at most; those that are chosen are always listed. */
const LISTED = 20;
/** Facets whose values have an order of their own instead of the most frequent first. */
const ORDERED: ReadonlySet<FacetName> = new Set(['level', 'length', 'kind', 'cost']);

export type Counted = { rows: Uint32Array; counts: Map<FacetName, Uint32Array> };

/** The number of a facet's value, where the catalogue has it. */
export function valueId({ database }: CatalogIndex, facet: FacetName, value: string): number | undefined {
  return database.get<[number]>(
    'SELECT id FROM facet_values WHERE facet = ? AND value = ?',
    facet,
    value,
  )?.[0];
}

/** What a facet asks of a row: one of the chosen values, or hours within one of the ranges. */
type Choice = { facet: FacetName; chosen: Uint8Array; ranges: HoursRange[] };

function choiceOf(index: CatalogIndex, facet: FacetName, values: string[]): Choice {
  const chosen = new Uint8Array(index.facets[facet].values + 1);
  for (const value of values) chosen[valueId(index, facet, value) ?? 0] = 1;
  chosen[0] = 0;
  const ranges = facet === 'length' ? values.map(hoursRange).filter((range) => range !== undefined) : [];
  return { facet, chosen, ranges };
}

/** Marks every row that does not pass: `failures` counts the facets that it fails, `failed` keeps the last. */
function markFailures(
  index: CatalogIndex,
  rows: Uint32Array,
  { facet, chosen, ranges }: Choice,
  marks: { failures: Uint8Array; failed: Uint8Array; number: number },
): void {
  const { ids, starts } = index.facets[facet];
  const { failures, failed, number } = marks;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    let passes = 0;
    if (starts) {
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end && passes === 0; at++) passes = chosen[ids[at] ?? 0] ?? 0;
    } else passes = chosen[ids[row] ?? 0] ?? 0;
    if (passes === 0 && ranges.length > 0) {
      const hours = index.hours[row] ?? 0;
      if (hours > 0 && ranges.some(({ from, to }) => hours >= from && hours < to)) passes = 1;
    }
    if (passes === 0) {
      failures[i] = (failures[i] ?? 0) + 1;
      failed[i] = number;
    }
  }
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

/** The rows with so many failures and, where it matters, this facet as the one that was failed. */
function rowsFailing(
  rows: Uint32Array,
  marks: { failures: Uint8Array; failed: Uint8Array },
  failures: number,
  number = 0,
): Uint32Array {
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    if (marks.failures[i] === failures && (failures === 0 || marks.failed[i] === number)) {
      found[count++] = rows[i] ?? 0;
    }
  }
  return found.slice(0, count);
}

function choicesOf(index: CatalogIndex, filters: Filters): Choice[] {
  return FACETS.flatMap((facet) => {
    const values = filters[facet];
    return values?.length ? [choiceOf(index, facet, values)] : [];
  });
}

function mark(index: CatalogIndex, rows: Uint32Array, choices: Choice[]) {
  const marks = { failures: new Uint8Array(rows.length), failed: new Uint8Array(rows.length) };
  choices.forEach((choice, number) => {
    markFailures(index, rows, choice, { ...marks, number });
  });
  return marks;
}

/** The rows that pass all filters. */
export function filterRows(index: CatalogIndex, rows: Uint32Array, filters: Filters): Uint32Array {
  const choices = choicesOf(index, filters);
  return choices.length > 0 ? rowsFailing(rows, mark(index, rows, choices), 0) : rows;
}

/**
 * The rows that pass all filters, and how many rows have each value. A facet's own choice does not count for
 * its own values: they say what another choice would find.
 */
export function countFacets(index: CatalogIndex, rows: Uint32Array, filters: Filters): Counted {
  const choices = choicesOf(index, filters);
  const marks = mark(index, rows, choices);
  const passed = choices.length > 0 ? rowsFailing(rows, marks, 0) : rows;
  const counts = new Map<FacetName, Uint32Array>();
  for (const facet of FACETS) {
    const own = addCounts(index.facets[facet], passed);
    const number = choices.findIndex((choice) => choice.facet === facet);
    if (number >= 0) {
      const more = addCounts(index.facets[facet], rowsFailing(rows, marks, 1, number));
      for (let id = 0; id < own.length; id++) own[id] = (own[id] ?? 0) + (more[id] ?? 0);
    }
    counts.set(facet, own);
  }
  return { rows: passed, counts };
}

/** The numbers with the highest counts, highest first: most of the many are zero, so nothing is sorted as a whole. */
function mostCounted(counts: Uint32Array, limit: number): number[] {
  const best: number[] = [];
  let least = 0;
  for (let id = 1; id < counts.length; id++) {
    const count = counts[id] ?? 0;
    if (count <= least) continue;
    let at = best.length;
    while (at > 0 && (counts[best[at - 1] ?? 0] ?? 0) < count) at--;
    best.splice(at, 0, id);
    if (best.length > limit) best.pop();
    if (best.length === limit) least = counts[best[limit - 1] ?? 0] ?? 0;
  }
  return best;
}

function listedIds(facet: FacetName, counts: Uint32Array, chosen: ReadonlySet<number>): number[] {
  if (ORDERED.has(facet)) {
    return Array.from(counts.keys()).filter((id) => id > 0 && ((counts[id] ?? 0) > 0 || chosen.has(id)));
  }
  const most = mostCounted(counts, LISTED);
  return [...most, ...[...chosen].filter((id) => id > 0 && !most.includes(id))];
}

type Named = [value: string, label: string];

/** A value's name, kept with the index once it was read. */
export function nameOf({ database, names }: CatalogIndex, facet: FacetName, id: number): Named {
  const key = `${facet} ${id}`;
  let named = names.get(key);
  if (!named) {
    named = database.get<Named>(
      'SELECT value, label FROM facet_values WHERE facet = ? AND id = ?',
      facet,
      id,
    );
    if (named) names.set(key, named);
  }
  return named ?? ['', ''];
}

/** Turns counts into what a page lists: a stable order, labels, what is chosen. */
export function listFacets(index: CatalogIndex, { rows, counts }: Counted, filters: Filters): Facet[] {
  return FACETS.flatMap((name) => {
    const own = counts.get(name) ?? new Uint32Array(0);
    const selected = filters[name] ?? [];
    const chosen = new Set(selected.map((value) => valueId(index, name, value) ?? 0));
    const values = listedIds(name, own, chosen).map((id) => {
      const [value, label] = nameOf(index, name, id);
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
