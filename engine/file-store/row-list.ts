import type { RowOrder, RowSet } from '@/engine/format/course-store.types';
import { facetValue, type IndexFile } from '@/engine/format/open-index';
import { addRows, type Bits, dropRows, emptyBits, sharedRows } from '@/engine/format/row-sets';
import type { FacetName, Filters } from '@/engine/search.types';
import type { FieldOrder, SortField } from '@/engine/sorts';
import { countValues } from './count-values';
import { type Partition, partition } from './filter-rows';

/** Rows that are looked at for the first ones of a set before all of them are. */
const SAMPLED = 2000;

/** Reads the rows of a set; with a limit, at least the first so many of them. */
type Read = (limit?: number) => Uint32Array;

/** Those of the rows that are taught in one of these languages. */
function keepLanguages(
  { facets }: IndexFile,
  rows: Uint32Array,
  languages: ReadonlySet<number>,
): Uint32Array {
  const { language } = facets;
  const isWanted = new Uint8Array(language.values + 1);
  for (const id of languages) isWanted[id] = 1;
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    if (isWanted[facetValue(language, row)]) kept[count++] = row;
  }
  return kept.subarray(0, count);
}

/** Compares two rows; 0 is unknown, and comes last. Rows are numbered by popularity. */
function comparer(index: IndexFile, { by, first }: FieldOrder): (a: number, b: number) => number {
  const numbers = index.numbers[by];
  const sign = first === 'lowest' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [numbers[a] ?? 0, numbers[b] ?? 0];
    if (one === 0 || other === 0) return other - one || a - b;
    return sign * (one - other) || a - b;
  };
}

/** A set of rows of an index file: a sorted list that is read when it is needed. */
export class RowList implements RowSet {
  #rows: Uint32Array | undefined;
  #some: { rows: Uint32Array; limit: number } | undefined;
  #bits: Bits | undefined;
  readonly #sorted = new Map<RowOrder, Uint32Array>();
  #partition: { key: string; found: Partition } | undefined;

  constructor(
    readonly index: IndexFile,
    readonly read: Read,
  ) {}

  /** All rows of a set of this store. */
  static rowsOf(set: RowSet): Uint32Array {
    // Only sets of one store are combined.
    return (set as RowList).#list;
  }

  get #list(): Uint32Array {
    this.#rows ??= this.read();
    return this.#rows;
  }

  get #map(): Bits {
    if (!this.#bits) {
      this.#bits = emptyBits(this.index.courses);
      addRows(this.#bits, this.#list);
    }
    return this.#bits;
  }

  size(): number {
    return this.#list.length;
  }

  has(least: number): boolean {
    return this.first(least).length >= least;
  }

  first(limit: number): Uint32Array {
    if (this.#rows) return this.#rows.subarray(0, limit);
    if (!this.#some || this.#some.limit < limit) this.#some = { rows: this.read(limit), limit };
    return this.#some.rows.subarray(0, limit);
  }

  between(order: RowOrder, from: number, to: number, except: ReadonlySet<number>): number[] {
    const list = this.#inOrder(order);
    const rows: number[] = [];
    let place = 0;
    for (let i = 0; i < list.length && place < to; i++) {
      const row = list[i] ?? 0;
      if (except.has(row)) continue;
      if (place >= from) rows.push(row);
      place++;
    }
    return rows;
  }

  among(rows: Iterable<number>): Set<number> {
    const bits = this.#map;
    return new Set([...rows].filter((row) => ((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1));
  }

  and(other: RowSet): RowSet {
    return new RowList(this.index, () => sharedRows(this.#list, RowList.rowsOf(other)));
  }

  without(other: RowSet): RowSet {
    return new RowList(this.index, () => dropRows(this.#list, (other as RowList).#map));
  }

  passing(filters: Filters): RowSet {
    const passed = (rows: Uint32Array) => partition(this.index, rows, filters).passed;
    return new RowList(
      this.index,
      (limit) => this.#sampled(passed, limit) ?? this.#partitioned(filters).passed,
    );
  }

  inLanguages(languages: ReadonlySet<number>): RowSet {
    const inLanguage = (rows: Uint32Array) => keepLanguages(this.index, rows, languages);
    return new RowList(this.index, (limit) => this.#sampled(inLanguage, limit) ?? inLanguage(this.#list));
  }

  counts(filters: Filters, listed: number): Map<FacetName, Map<number, number>> {
    return countValues(this.index, this.#partitioned(filters), filters, listed);
  }

  knownShare(field: SortField): number {
    const rows = this.#list;
    const numbers = this.index.numbers[field];
    let known = 0;
    for (let i = 0; i < rows.length; i++) if (numbers[rows[i] ?? 0]) known++;
    return rows.length === 0 ? 0 : known / rows.length;
  }

  /**
   * Enough of the rows that pass a test, from the first ones; undefined if all must be examined: strict tests pass few of
   * the most popular rows.
   */
  #sampled(
    pass: (rows: Uint32Array) => Uint32Array,
    limit = Number.POSITIVE_INFINITY,
  ): Uint32Array | undefined {
    if (limit > SAMPLED) return undefined;
    const some = this.first(SAMPLED);
    const passed = pass(some);
    return passed.length >= limit || some.length < SAMPLED ? passed : undefined;
  }

  #inOrder(order: RowOrder): Uint32Array {
    if (order === 'popular') return this.#list;
    const known = this.#sorted.get(order);
    if (known) return known;
    const sorted = Uint32Array.from(this.#list).sort(comparer(this.index, order));
    this.#sorted.set(order, sorted);
    return sorted;
  }

  /** The rows by the filters that they pass; the last division is kept for the facets. */
  #partitioned(filters: Filters): Partition {
    const key = JSON.stringify(filters);
    if (this.#partition?.key !== key)
      this.#partition = { key, found: partition(this.index, this.#list, filters) };
    return this.#partition.found;
  }
}
