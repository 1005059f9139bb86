import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { OpenDatabase } from '@/engine/open-database';
import type { Token } from '@/engine/text/tokenize';
import type { WordFrequencies } from '@/engine/words/word-frequencies';
import { positionOf, wordHash } from '@/engine/words/word-hash';
import { meanVector, unit } from './mean-vector';
import { meaningWords } from './meaning-words';
import { whiten } from './whitening';

const infoSchema = z.object({
  dimensions: z.number().int().min(8).max(512).multipleOf(4),
  /** The topics' numbers as values of a facet, in the order of their vectors; 0 without courses. */
  topics: z.array(z.number().int().nonnegative()),
  /** Errands whose vectors follow. */
  errands: z.number().int().nonnegative(),
});
export type MeaningInfo = z.infer<typeof infoSchema>;

const BUCKET_BITS = 11;

/** The bucket of a word's hash. Ascending with the hashes. */
export const bucketOf = (hash: number): number => hash >>> (32 - BUCKET_BITS);

/** Words of the last searches that are cached. */
const CACHE_SIZE = 1_000;

function lengthsOf(vectors: Int8Array, dimensions: number): Float64Array {
  return Float64Array.from({ length: vectors.length / dimensions }, (_, at) =>
    Math.sqrt(
      vectors.subarray(at * dimensions, (at + 1) * dimensions).reduce((sum, one) => sum + one * one, 0),
    ),
  );
}

/** What words mean, as vectors: of words on request, of topics in an array that threads share. */
export class Meaning {
  readonly #database: OpenDatabase;
  readonly #info: MeaningInfo;
  readonly #topics: Int8Array;
  /** The length of each vector. */
  readonly #lengths: Float64Array;
  readonly #triangle: Float32Array | undefined;
  readonly #frequencies: WordFrequencies;
  readonly #byFacetId: ReadonlyMap<number, number>;
  readonly #cache = new LRUCache<string, { vector: Int8Array | undefined }>({ max: CACHE_SIZE });

  constructor(
    database: OpenDatabase,
    info: MeaningInfo,
    { topics, spread }: { topics: SharedArrayBuffer; spread: SharedArrayBuffer | undefined },
    frequencies: WordFrequencies,
  ) {
    this.#database = database;
    this.#info = info;
    this.#topics = new Int8Array(topics);
    this.#lengths = lengthsOf(this.#topics, info.dimensions);
    this.#triangle = spread && new Float32Array(spread);
    this.#frequencies = frequencies;
    this.#byFacetId = new Map(info.topics.map((facetId, at) => [facetId, at]));
  }

  #vectorOf(word: string): Int8Array | undefined {
    const cached = this.#cache.get(word) ?? { vector: this.#readVector(word) };
    this.#cache.set(word, cached);
    return cached.vector;
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
    const mean = meanVector(words, (word) => this.#vectorOf(word), this.#frequencies);
    return mean && unit(whiten(mean, this.#triangle));
  }

  /** How similar a topic or an errand is to a direction: the cosine. */
  #similarity(direction: Float32Array, at: number): number {
    const topics = this.#topics;
    const width = direction.length;
    const from = at * width;
    let dot = 0;
    // Four at a time: V8 does not unroll loops, and each search does this for every topic.
    for (let i = 0; i < width; i += 4)
      dot +=
        (topics[from + i] as number) * (direction[i] as number) +
        (topics[from + i + 1] as number) * (direction[i + 1] as number) +
        (topics[from + i + 2] as number) * (direction[i + 2] as number) +
        (topics[from + i + 3] as number) * (direction[i + 3] as number);
    return dot === 0 ? 0 : dot / (this.#lengths[at] as number);
  }

  /** How similar each topic, and behind them each errand, is to a direction, by their numbers; 0 for one without a vector. */
  similarities(direction: Float32Array): Float32Array {
    const { topics, errands } = this.#info;
    const similarities = new Float32Array(topics.length + errands);
    for (let at = 0; at < similarities.length; at++) similarities[at] = this.#similarity(direction, at);
    return similarities;
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
  { topicVectors: topics, meaningSpread: spread }: Readonly<Record<string, SharedArrayBuffer>>,
  frequencies: WordFrequencies,
): Meaning | undefined {
  if (info === undefined || !topics) return undefined;
  return new Meaning(database, infoSchema.parse(JSON.parse(info)), { topics, spread }, frequencies);
}
