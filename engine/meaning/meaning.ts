import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { OpenDatabase } from '@/engine/open-database';
import type { Token } from '@/engine/text/tokenize';
import type { WordFrequencies } from '@/engine/words/word-frequencies';
import { positionOf, wordHash } from '@/engine/words/word-hash';
import { meanVector } from './mean-vector';
import { meaningWords } from './meaning-words';

const infoSchema = z.object({
  dimensions: z.number().int().min(8).max(512).multipleOf(4),
  /** The topics in the order of their vectors, each with its number as a facet's value; 0 without courses. */
  topics: z.array(z.strictObject({ slug: z.string(), facetId: z.number().int().nonnegative() })),
});
export type MeaningInfo = z.infer<typeof infoSchema>;

const BUCKET_BITS = 11;

/** The bucket of a word's hash. Ascending with the hashes. */
export const bucketOf = (hash: number): number => hash >>> (32 - BUCKET_BITS);

type NearTopic = { slug: string; similarity: number };

/** Words of the last searches that are kept. */
const KEPT = 1_000;

/** What words mean, as vectors: of words on request, of topics in an array that threads share. */
export class Meaning {
  readonly #database: OpenDatabase;
  readonly #info: MeaningInfo;
  readonly #topics: Int8Array;
  readonly #frequencies: WordFrequencies;
  readonly #byFacetId: ReadonlyMap<number, number>;
  readonly #kept = new LRUCache<string, { vector: Int8Array | undefined }>({ max: KEPT });

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
    this.#byFacetId = new Map(info.topics.map(({ facetId }, at) => [facetId, at]));
  }

  #vectorOf(word: string): Int8Array | undefined {
    const kept = this.#kept.get(word) ?? { vector: this.#readVector(word) };
    this.#kept.set(word, kept);
    return kept.vector;
  }

  #readVector(word: string): Int8Array | undefined {
    const hash = wordHash(word);
    const [bytes] =
      this.#database.get<[Buffer]>('SELECT words FROM meaning WHERE bucket = ?', bucketOf(hash)) ?? [];
    if (!bytes) return undefined;
    const { dimensions } = this.#info;
    const count = bytes.length / (4 + dimensions);
    const copy = new Uint8Array(bytes).buffer;
    const at = positionOf(new Uint32Array(copy, 0, count), hash);
    // A copy: the vectors of the whole bucket would stay in memory with it.
    return at < 0 ? undefined : new Int8Array(copy, count * 4 + at * dimensions, dimensions).slice();
  }

  /** The direction of what these tokens of a text mean together; undefined where no word of them is known. */
  of(text: string, tokens: readonly Token[]): Float32Array | undefined {
    const isKnown = (word: string) => this.#vectorOf(word) !== undefined;
    const words = meaningWords(text, tokens, isKnown);
    return meanVector(words, (word) => this.#vectorOf(word), this.#frequencies);
  }

  /** How similar a topic is to a direction: the cosine. */
  #similarity(direction: Float32Array, at: number): number {
    const topics = this.#topics;
    const width = direction.length;
    const from = at * width;
    let dot = 0;
    let squares = 0;
    for (let i = 0; i < width; i++) {
      const one = topics[from + i] as number;
      dot += one * (direction[i] as number);
      squares += one * one;
    }
    return squares === 0 ? 0 : dot / Math.sqrt(squares);
  }

  /** The topics that are most similar to a direction. */
  nearestTopics(direction: Float32Array, most: number): NearTopic[] {
    return this.#info.topics
      .map(({ slug }, at) => ({ slug, similarity: this.#similarity(direction, at) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, most);
  }

  /** How similar the topic with this number as a facet's value is to a direction; 0 for one without a vector. */
  similarityOf(direction: Float32Array, facetId: number): number {
    const at = this.#byFacetId.get(facetId);
    return at === undefined ? 0 : this.#similarity(direction, at);
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
