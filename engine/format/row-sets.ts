/** Rows as a bit map: row `r` is bit `r & 31` of number `r >>> 5`. */
export type Bits = Uint32Array;

export const emptyBits = (courses: number): Bits => new Uint32Array((courses >>> 5) + 1);

/** Sorted rows in the shorter of two forms: a list or a bit map. `unpackRows` tells them apart by length. */
export function packRows(rows: Uint32Array, courses: number): Uint32Array {
  const bits = emptyBits(courses);
  if (rows.length < bits.length) return rows;
  addRows(bits, rows);
  return bits;
}

/** Adds packed rows to a bit map. */
export function addPacked(bits: Bits, packed: Uint32Array): void {
  if (packed.length < bits.length) addRows(bits, packed);
  else for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (packed[i] ?? 0);
}

/** The bit map of packed rows. If they already are a bit map it is returned itself, so do not modify it. */
export function unpackRows(packed: Uint32Array, courses: number): Bits {
  const bits = emptyBits(courses);
  if (packed.length === bits.length) return packed;
  addRows(bits, packed);
  return bits;
}

export function addRows(bits: Bits, rows: Uint32Array): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
  }
}

/** The rows that are in all bit maps; empty without bit maps. */
export function intersection([first, ...others]: Bits[], courses: number): Bits {
  if (!first) return emptyBits(courses);
  const bits = Uint32Array.from(first);
  for (const other of others) {
    for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
  }
  return bits;
}

function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] ?? 0;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The rows of a bit map in order, at most `limit`. */
export function rowsIn(bits: Bits, limit = Number.POSITIVE_INFINITY): Uint32Array {
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

/** Those of the rows that are in all bit maps. */
export function keepRows(rows: Uint32Array, maps: Bits[]): Uint32Array {
  if (maps.length === 0) return rows;
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

/** Those of the rows that are not in the bit map. */
export function dropRows(rows: Uint32Array, bits: Bits): Uint32Array {
  return rows.filter((row) => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 0);
}

/** The rows that two sorted lists share. The shorter one is looked up in the other. */
export function sharedRows(one: Uint32Array, other: Uint32Array): Uint32Array {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.filter((row) => {
    let low = 0;
    let high = many.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((many[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return many[low] === row;
  });
}
