import { LRUCache } from 'lru-cache';
import type { Course } from '@/engine/course.schema';
import { openDatabase } from '@/engine/open-database';
import { FACETS, type FacetName, SORT_FIELDS, type SortField } from '@/engine/search.types';
import { type Dictionary, openDictionary, readArrays, type SharedArrays } from './dictionary';
import { bytesPerNumber, isFewValued, isManyValued } from './facet-kinds';
import type { Scope } from './index-schema';
import { popularHeads } from './popular-heads';

type Numbers = Uint8Array | Uint16Array | Uint32Array;

/**
 * The values of a facet by row. With many values, those of row `r` are `ids[starts[r]]` up to `ids[starts[r +
 * 1]]`. With few values, they are looked up by the row's combination: `ids[combinations[r]]`.
 */
export type FacetColumn = {
  ids: Numbers;
  starts?: Uint32Array;
  combinations?: Numbers;
  values: number;
  /** All zero between two counts. Allocated once, because a facet can have a million values. */
  counts: Uint32Array;
};

/** An index file: the dictionary, and the courses by row. */
export type IndexFile = Dictionary & {
  arrays: SharedArrays;
  facets: Record<FacetName, FacetColumn>;
  /** For each row, the number of its combination of the facets with few values, from 1. */
  combinations: Numbers;
  /** What orders follow, by row; 0: unknown. */
  numbers: Record<SortField, Float32Array>;
  playable: Uint8Array;
  popularity: Float32Array;
  /** The words of a popular course by its row. */
  popularHead: (row: number) => Uint32Array | undefined;
  /** Stems with a precomputed row list, as `scope stem`. */
  common: ReadonlySet<string>;
  /** Cache of row lists: by common stem, and by full-text query. */
  rows: LRUCache<string, Uint32Array>;
  /** Cache of courses that were read: popular courses are on many pages. */
  courseCache: LRUCache<number, Course>;
};

/** Size of the cache of row lists in bytes. */
const KEPT_ROWS = 6 * 1024 * 1024;

/** Size of the cache of courses in characters of their JSON, and the longest that is kept. */
const KEPT_COURSES = 1_000_000;
const LONGEST_KEPT = 100_000;

export const commonKey = (scope: Scope, stem: string): string => `${scope} ${stem}`;

/** The value of a facet with at most one value; 0 if unknown. */
export function facetValue({ ids, combinations }: FacetColumn, row: number): number {
  return ids[combinations ? (combinations[row] ?? 0) : row] ?? 0;
}

/** The known values of a facet. */
export function facetValues(column: FacetColumn, row: number): number[] {
  const { ids, starts } = column;
  return starts
    ? [...ids.subarray(starts[row] ?? 0, starts[row + 1] ?? 0)]
    : [facetValue(column, row)].filter((id) => id > 0);
}

/** An array with as many bytes per number as the values of a facet need. */
function numbersIn(buffer: SharedArrayBuffer, values: number): Numbers {
  const bytes = bytesPerNumber(values);
  if (bytes === 1) return new Uint8Array(buffer);
  return bytes === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);
}

function column(arrays: SharedArrays, facet: FacetName, values: number, combinations: Numbers): FacetColumn {
  const ids = numbersIn(arrays[facet] ?? new SharedArrayBuffer(0), values);
  const counts = new Uint32Array(values + 1);
  if (isFewValued(facet)) return { ids, combinations, values, counts };
  if (!isManyValued(facet)) return { ids, values, counts };
  const starts = new Uint32Array(arrays[`${facet}.starts`] ?? new SharedArrayBuffer(0));
  return { ids, starts, values, counts };
}

/**
 * Opens an index read-only. `shared` are the arrays of another thread that has opened the same file.
 * @throws Error when there is no complete index at this path.
 */
export function openIndex(file: string, shared?: SharedArrays): IndexFile {
  const database = openDatabase(file, 'read');
  const arrays = shared ?? readArrays(database);
  const { meta, ...dictionary } = openDictionary(database, arrays);
  const sizes = new Map(
    database.all<[FacetName, number]>('SELECT facet, count(*) FROM facet_values GROUP BY facet'),
  );
  const of = (name: string) => arrays[name] ?? new SharedArrayBuffer(0);
  const combinations = numbersIn(of('combinations'), Number(meta.get('combinations')));
  const facets = Object.fromEntries(
    FACETS.map((facet) => [facet, column(arrays, facet, sizes.get(facet) ?? 0, combinations)]),
  ) as Record<FacetName, FacetColumn>;
  const numbers = Object.fromEntries(
    SORT_FIELDS.map((field) => [field, new Float32Array(of(field))]),
  ) as Record<SortField, Float32Array>;
  return {
    ...dictionary,
    arrays,
    facets,
    combinations,
    numbers,
    playable: new Uint8Array(of('playable')),
    popularity: new Float32Array(of('popularity')),
    popularHead: popularHeads(arrays),
    common: new Set((meta.get('common') ?? '').split('\n')),
    rows: new LRUCache({ maxSize: KEPT_ROWS, sizeCalculation: ({ byteLength }) => byteLength + 100 }),
    courseCache: new LRUCache({ maxSize: KEPT_COURSES, maxEntrySize: LONGEST_KEPT }),
  };
}
