import { assertServer } from '@/lib/assert-server';
import { positionOf, wordHash } from './word-hash';

assertServer('lib/server/search-index/meaning/word-vectors');

export const DIMENSIONS = 96;

/** What frequent words of 21 languages mean, as directions; in one buffer that threads share. */
export class WordVectors {
  readonly #hashes: Uint32Array;
  readonly #rows: Int8Array;

  /** `buffer`: sorted hashes of folded words, then a row of `DIMENSIONS` bytes for each; empty for no words. */
  constructor(buffer: SharedArrayBuffer | undefined) {
    const count = (buffer?.byteLength ?? 0) / (4 + DIMENSIONS);
    this.#hashes = buffer ? new Uint32Array(buffer, 0, count) : new Uint32Array(0);
    this.#rows = buffer ? new Int8Array(buffer, count * 4) : new Int8Array(0);
  }

  get size(): number {
    return this.#hashes.length;
  }

  /** The row of a folded word; its length says nothing. */
  of(word: string): Int8Array | undefined {
    const at = positionOf(this.#hashes, wordHash(word));
    return at < 0 ? undefined : this.#rows.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
  }
}
