import { z } from 'zod';
import { assertServer } from '@/lib/assert-server';
import type { OpenDatabase } from '@/lib/server/search-index/open-database';
import type { WordFrequencies } from '@/lib/server/search-index/words/word-frequencies';
import { positionOf, wordHash } from '@/lib/server/search-index/words/word-hash';
import type { Token } from '@/lib/text-analysis/tokenize';
import { meanVector } from './mean-vector';
import { meaningWords } from './meaning-words';

assertServer('lib/server/search-index/meaning/meaning');

const infoSchema = z.object({
  dimensions: z.number().int().min(8).max(512).multipleOf(4),
  topics: z.array(z.string()),
});
export type MeaningInfo = z.infer<typeof infoSchema>;

const BUCKET_BITS = 11;

/** The bucket of a word's hash. Ascending with the hashes. */
export const bucketOf = (hash: number): number => hash >>> (32 - BUCKET_BITS);

export type NearTopic = { slug: string; similarity: number };

/** What words mean, as vectors: of words on request, of topics in an array that threads share. */
export class Meaning {
  readonly #database: OpenDatabase;
  readonly #info: MeaningInfo;
  readonly #topics: Int8Array;
  readonly #frequencies: WordFrequencies;

  constructor(
    database: OpenDatabase,
    info: MeaningInfo,
    topics: SharedArrayBuffer,
    frequencies: WordFrequencies,
  ) {
    this.#database = database;
    this.#info = info;
    this.#topics = new Int8Array(topics);
    this.#frequencies = frequencies;
  }

  #vectorOf(word: string): Int8Array | undefined {
    const hash = wordHash(word);
    const [bytes] =
      this.#database.get<[Buffer]>('SELECT words FROM meaning WHERE bucket = ?', bucketOf(hash)) ?? [];
    if (!bytes) return undefined;
    const { dimensions } = this.#info;
    const count = bytes.length / (4 + dimensions);
    const copy = new Uint8Array(bytes).buffer;
    const at = positionOf(new Uint32Array(copy, 0, count), hash);
    return at < 0 ? undefined : new Int8Array(copy, count * 4 + at * dimensions, dimensions);
  }

  /** The direction of what these tokens of a text mean together; undefined where no word of them is known. */
  of(text: string, tokens: readonly Token[]): Float32Array | undefined {
    const isKnown = (word: string) => this.#vectorOf(word) !== undefined;
    const words = meaningWords(text, tokens, isKnown);
    return meanVector(words, (word) => this.#vectorOf(word), this.#frequencies);
  }

  /** The topics whose names mean something similar, the nearest first. */
  nearestTopics(vector: Float32Array, most: number): NearTopic[] {
    const { dimensions, topics } = this.#info;
    const nearest: NearTopic[] = [];
    topics.forEach((slug, at) => {
      let dot = 0;
      let squares = 0;
      for (let i = 0; i < dimensions; i++) {
        const one = this.#topics[at * dimensions + i] ?? 0;
        dot += one * (vector[i] ?? 0);
        squares += one * one;
      }
      nearest.push({ slug, similarity: dot / (Math.sqrt(squares) || 1) });
    });
    return nearest.sort((a, b) => b.similarity - a.similarity).slice(0, most);
  }
}

/** The meaning of words, if the index was built with word vectors. */
export function openMeaning(
  database: OpenDatabase,
  info: string | undefined,
  topics: SharedArrayBuffer | undefined,
  frequencies: WordFrequencies,
): Meaning | undefined {
  if (info === undefined || !topics) return undefined;
  return new Meaning(database, infoSchema.parse(JSON.parse(info)), topics, frequencies);
}
