import type { SharedArrays } from './dictionary';

/**
 * Courses whose words are kept in memory, the most popular ones: hundreds of these are scored in most searches, and
 * reading them from the file took a third of a search. 110 bytes each, once for all threads.
 */
export const POPULAR = 32_768;

/** Names of the arrays: the words of all heads, and for each row where its own begin; one more ends the last. */
export const HEADS = { words: 'heads', starts: 'heads.starts' } as const;

/** Reads the words of a popular course by its row; undefined for any other. */
export function popularHeads(arrays: SharedArrays): (row: number) => Uint32Array | undefined {
  const words = new Uint32Array(arrays[HEADS.words] ?? new SharedArrayBuffer(0));
  const starts = new Uint32Array(arrays[HEADS.starts] ?? new SharedArrayBuffer(0));
  return (row) => {
    const end = starts[row + 1];
    return end === undefined ? undefined : words.subarray(starts[row], end);
  };
}
