import { assertServer } from '@/lib/server/guard';
import { type CatalogIndex, commonKey } from './open-index';
import { numbersOf, type Scope } from './vocabulary';

assertServer('lib/server/catalog/match-rows');

/** Something asked for: it is found where all stems of any alternative are. */
export type Wanted = { alternatives: string[][] };

const COLUMNS: Record<Scope, string> = { title: '{title} : ', head: '{title topics people} : ', all: '' };

const quote = (stem: string): string => `"${stem.replaceAll('"', '')}"`;

function expression({ alternatives }: Wanted): string {
  return `(${alternatives.map((stems) => `(${stems.map(quote).join(' AND ')})`).join(' OR ')})`;
}

/** The numbers in "12,345,6789": far faster than taking them over from the database one by one. */
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
  return rows.subarray(0, count);
}

function runMatch({ database }: CatalogIndex, scope: Scope, wanted: string, limit?: number): Uint32Array {
  const match = `${COLUMNS[scope]}(${wanted})`;
  const [list] =
    limit === undefined
      ? (database.get<[string | null]>(
          'SELECT group_concat(rowid) FROM search WHERE search MATCH ?',
          match,
        ) ?? [])
      : (database.get<[string | null]>(
          'SELECT group_concat(id) FROM (SELECT rowid AS id FROM search WHERE search MATCH ? LIMIT ?)',
          match,
          limit,
        ) ?? []);
  return parseRows(list ?? '');
}

function commonBits({ database }: CatalogIndex, scope: Scope, stem: string): Uint32Array {
  const [blob] =
    database.get<[Buffer]>('SELECT rows FROM common WHERE stem = ? AND scope = ?', stem, scope) ?? [];
  return blob ? numbersOf(blob) : new Uint32Array(0);
}

function isCommon(index: CatalogIndex, scope: Scope, { alternatives }: Wanted): boolean {
  return alternatives.some(
    ([stem, ...others]) => others.length === 0 && index.common.has(commonKey(scope, stem ?? '')),
  );
}

/** Bit map of the rows of one wanted thing of which an alternative is common. */
function bitsOf(index: CatalogIndex, scope: Scope, { alternatives }: Wanted): Uint32Array {
  const bits = new Uint32Array((index.courses >>> 5) + 1);
  const rare: string[][] = [];
  for (const stems of alternatives) {
    const [stem = '', ...others] = stems;
    if (others.length === 0 && index.common.has(commonKey(scope, stem))) {
      const found = commonBits(index, scope, stem);
      for (let i = 0; i < found.length; i++) bits[i] = (bits[i] ?? 0) | (found[i] ?? 0);
    } else rare.push(stems);
  }
  if (rare.length > 0) {
    setBits(bits, runMatch(index, scope, expression({ alternatives: rare })));
  }
  return bits;
}

function setBits(bits: Uint32Array, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
  }
}

function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

function rowsIn(bits: Uint32Array, limit = Number.POSITIVE_INFINITY): Uint32Array {
  const count = Math.min(countBits(bits), limit);
  const rows = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < bits.length && at < count; i++) {
    let word = bits[i] ?? 0;
    while (word !== 0 && at < count) {
      rows[at++] = (i << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return rows;
}

/** Of these rows the ones that all bit maps have. */
function keepRows(rows: Uint32Array, maps: Uint32Array[]): Uint32Array {
  const kept = new Uint32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    let isIn = 1;
    for (const bits of maps) isIn &= (bits[row >>> 5] ?? 0) >>> (row & 31);
    if (isIn & 1) kept[count++] = row;
  }
  return kept.subarray(0, count);
}

/**
 * Rows, most popular first, that have all wanted things within the scope; with a `limit` the most popular ones
 * alone.
 */
export function rowsWithAll(
  index: CatalogIndex,
  wanted: Wanted[],
  scope: Scope,
  limit?: number,
): Uint32Array {
  if (wanted.some(({ alternatives }) => alternatives.length === 0)) return new Uint32Array(0);
  const common = wanted.filter((one) => isCommon(index, scope, one));
  const rare = wanted.filter((one) => !common.includes(one));
  const maps = common.map((one) => bitsOf(index, scope, one));
  if (rare.length > 0) {
    const match = rare.map(expression).join(' AND ');
    if (maps.length === 0) return runMatch(index, scope, match, limit);
    return keepRows(runMatch(index, scope, match), maps).subarray(0, limit);
  }
  const [first, ...others] = maps;
  if (!first) return new Uint32Array(0);
  for (const bits of others) {
    for (let i = 0; i < first.length; i++) first[i] = (first[i] ?? 0) & (bits[i] ?? 0);
  }
  return rowsIn(first, limit);
}

/** Rows, most popular first, that have any of the wanted things within the scope. */
export function rowsWithAny(index: CatalogIndex, wanted: Wanted[], scope: Scope): Uint32Array {
  const alternatives = wanted.flatMap((one) => one.alternatives);
  return rowsWithAll(index, [{ alternatives }], scope);
}

/** The rows of several lists, each once, in order. */
export function union({ courses }: CatalogIndex, lists: Uint32Array[]): Uint32Array {
  const bits = new Uint32Array((courses >>> 5) + 1);
  for (const list of lists) setBits(bits, list);
  return rowsIn(bits);
}

/** How many of a few rows are among many; both in order. */
export function countShared(few: Uint32Array, many: Uint32Array): number {
  let shared = 0;
  for (const row of few) {
    let low = 0;
    let high = many.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((many[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    if (many[low] === row) shared++;
  }
  return shared;
}
