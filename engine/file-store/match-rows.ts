import type { RowQuery } from '@/engine/format/course-store.types';
import { SCOPE_COLUMNS, type Scope } from '@/engine/format/index-schema';
import { commonKey, type IndexFile } from '@/engine/format/open-index';
import {
  addPacked,
  addRows,
  type Bits,
  emptyBits,
  intersection,
  keepRows,
  rowsIn,
  unpackRows,
} from '@/engine/format/row-sets';
import { numbersOf } from '@/engine/format/vocabulary';

/** Rows that are read where the first ones are asked for: a search asks several times, for a few and for some more. */
const FIRST = 2_000;

const quote = (stem: string): string => `"${stem.replaceAll('"', '')}"`;

/** A full-text query for a term. */
export function expression({ alternatives }: RowQuery): string {
  return `(${alternatives.map((stems) => `(${stems.map(quote).join(' AND ')})`).join(' OR ')})`;
}

/** Parses "12,345,6789": far faster than reading the numbers from the database one by one. */
function parseRows(list: string): Uint32Array {
  const rows = new Uint32Array((list.length >>> 1) + 1);
  let count = 0;
  let number = 0;
  for (let i = 0; i < list.length; i++) {
    const code = list.charCodeAt(i);
    if (code === 44) {
      rows[count++] = number;
      number = 0;
    } else number = number * 10 + code - 48;
  }
  if (list !== '') rows[count++] = number;
  return rows.slice(0, count);
}

/** Caches row lists: a single search reads the same lists several times. */
function remember({ rows }: IndexFile, key: string, read: () => Uint32Array): Uint32Array {
  const cached = rows.get(key);
  if (cached) return cached;
  const found = read();
  rows.set(key, found);
  return found;
}

function matchAll(index: IndexFile, scope: Scope, wanted: string): Uint32Array {
  const match = `${SCOPE_COLUMNS[scope]}(${wanted})`;
  return remember(index, match, () => {
    const [list] =
      index.database.get<[string | null]>(
        'SELECT group_concat(rowid) FROM search WHERE search MATCH ?',
        match,
      ) ?? [];
    return parseRows(list ?? '');
  });
}

/** At least `limit` of the rows, most popular first; all of them if fewer match. */
function matchFirst(index: IndexFile, scope: Scope, wanted: string, limit: number): Uint32Array {
  const match = `${SCOPE_COLUMNS[scope]}(${wanted})`;
  const all = index.rows.get(match);
  if (all) return all;
  if (limit > FIRST) return matchAll(index, scope, wanted);
  return remember(index, `first ${match}`, () => {
    const [list] =
      index.database.get<[string | null]>(
        'SELECT group_concat(id) FROM (SELECT rowid AS id FROM search WHERE search MATCH ? LIMIT ?)',
        match,
        FIRST,
      ) ?? [];
    const first = parseRows(list ?? '');
    // These are all.
    if (first.length < FIRST) index.rows.set(match, first);
    return first;
  });
}

const isCommon = (index: IndexFile, scope: Scope, stem: string): boolean =>
  index.common.has(commonKey(scope, stem));

/** The packed rows of a common stem. */
function commonRows(index: IndexFile, scope: Scope, stem: string): Uint32Array {
  return remember(index, commonKey(scope, stem), () => {
    const [blob] =
      index.database.get<[Buffer]>('SELECT rows FROM common WHERE stem = ? AND scope = ?', stem, scope) ?? [];
    return blob ? numbersOf(blob) : new Uint32Array(0);
  });
}

/** Adds the rows of one alternative that has at least one common stem. */
function addAlternative(index: IndexFile, scope: Scope, stems: string[], bits: Bits): void {
  const common = stems.filter((stem) => isCommon(index, scope, stem));
  const rare = stems.filter((stem) => !common.includes(stem)).map(quote);
  const packed = common.map((stem) => commonRows(index, scope, stem));
  if (rare.length === 0 && packed.length === 1) {
    for (const rows of packed) addPacked(bits, rows);
    return;
  }
  const maps = packed.map((rows) => unpackRows(rows, index.courses));
  if (rare.length > 0) addRows(bits, keepRows(matchAll(index, scope, rare.join(' AND ')), maps));
  else addPacked(bits, intersection(maps, index.courses));
}

/** The rows of a term with a common stem, as a bit map. */
function bitsOf(index: IndexFile, scope: Scope, { alternatives }: RowQuery): Bits {
  const bits = emptyBits(index.courses);
  const rare: string[][] = [];
  for (const stems of alternatives) {
    if (stems.some((stem) => isCommon(index, scope, stem))) addAlternative(index, scope, stems, bits);
    else rare.push(stems);
  }
  if (rare.length > 0) addRows(bits, matchAll(index, scope, expression({ alternatives: rare })));
  return bits;
}

/** The rows that match all terms within the scope, most popular first; with a `limit` only that many. */
export function rowsWithAll(
  index: IndexFile,
  wanted: readonly RowQuery[],
  scope: Scope,
  limit?: number,
): Uint32Array {
  if (wanted.length === 0 || wanted.some(({ alternatives }) => alternatives.length === 0))
    return new Uint32Array(0);
  const common = wanted.filter(({ alternatives }) =>
    alternatives.some((stems) => stems.some((stem) => isCommon(index, scope, stem))),
  );
  const rare = wanted.filter((one) => !common.includes(one));
  const maps = common.map((one) => bitsOf(index, scope, one));
  if (rare.length > 0) {
    const match = rare.map(expression).join(' AND ');
    if (maps.length === 0 && limit !== undefined)
      return matchFirst(index, scope, match, limit).subarray(0, limit);
    return keepRows(matchAll(index, scope, match), maps).subarray(0, limit);
  }
  return rowsIn(intersection(maps, index.courses), limit);
}
