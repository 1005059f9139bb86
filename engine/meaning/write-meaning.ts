import type { Errand } from '@/engine/course.schema';
import type { OpenDatabase } from '@/engine/open-database';
import { tokenize } from '@/engine/text/tokenize';
import type { WordFrequencies } from '@/engine/words/word-frequencies';
import { positionOf, wordHash } from '@/engine/words/word-hash';
import { meanVector, unit } from './mean-vector';
import { bucketOf, type MeaningInfo } from './meaning';
import { meaningWords } from './meaning-words';
import type { Vectors } from './vectors-file';
import { whiten, whiteningOf } from './whitening';

/** A topic as far as its meaning needs it: `needs` is what people say of it, in any language. */
type NamedTopic = { slug: string; name: string; aliases: readonly string[]; needs: readonly string[] };

/** A number of a vector of length 1 as a byte. */
const BYTE = 127;

/** The direction of a text by the vectors of the file; undefined where no word of it is known. */
function textReader({ dimensions, hashes, vectors }: Vectors, frequencies: WordFrequencies) {
  const vectorOf = (word: string) => {
    const at = positionOf(hashes, wordHash(word));
    return at < 0 ? undefined : vectors.subarray(at * dimensions, (at + 1) * dimensions);
  };
  const isKnown = (word: string) => positionOf(hashes, wordHash(word)) >= 0;
  return (text: string): Float32Array | undefined =>
    meanVector(meaningWords(text, tokenize(text), isKnown), vectorOf, frequencies);
}

/** The direction between these. */
function meanOf(directions: readonly Float32Array[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const direction of directions)
    direction.forEach((one, i) => {
      sum[i] = (sum[i] ?? 0) + one;
    });
  return unit(sum);
}

/**
 * Writes the vectors of words, in buckets of neighbouring hashes that are read when a search needs them, and those of
 * the topics and, behind them, of the errands, which every thread shares.
 */
export function writeMeaning(
  database: OpenDatabase,
  file: Vectors,
  { topics, errands }: { topics: readonly NamedTopic[]; errands: readonly Errand[] },
  frequencies: WordFrequencies,
): void {
  const { dimensions, hashes, vectors } = file;
  for (let from = 0, to = 0; from < hashes.length; from = to) {
    const bucket = bucketOf(hashes[from] ?? 0);
    while (to < hashes.length && bucketOf(hashes[to] ?? 0) === bucket) to++;
    const own = hashes.slice(from, to);
    const bytes = Buffer.concat([
      Buffer.from(own.buffer),
      Buffer.from(vectors.slice(from * dimensions, to * dimensions).buffer),
    ]);
    database.run('INSERT INTO meaning VALUES (?, ?)', bucket, bytes);
  }
  const read = textReader(file, frequencies);
  const readAll = (texts: readonly string[]) => texts.map(read).filter((one) => one !== undefined);
  const readTopics = topics.map(({ slug, name, aliases, needs }) => ({
    slug,
    names: readAll([name, ...aliases]),
    needs: readAll(needs),
  }));
  const triangle = whiteningOf(
    readTopics.flatMap(({ slug, needs: said }) => said.map((one) => [slug, one] as const)),
    dimensions,
  );
  const even = (one: Float32Array) => unit(whiten(one, triangle));
  const classes = [
    ...readTopics.map(({ names, needs }) => [...names, ...needs]),
    ...errands.map(({ said }) => readAll(Object.values(said).flat())),
  ];
  const bytes = new Int8Array(classes.length * dimensions);
  classes.forEach((directions, at) => {
    const mean = meanOf(directions.map(even), dimensions);
    bytes.set(
      mean.map((one) => Math.round(one * BYTE)),
      at * dimensions,
    );
  });
  if (triangle)
    database.run('INSERT INTO arrays VALUES (?, ?)', 'meaningSpread', Buffer.from(triangle.buffer));
  database.run('INSERT INTO arrays VALUES (?, ?)', 'topicVectors', Buffer.from(bytes.buffer));
  const facetIds = new Map(
    database.all<[string, number]>("SELECT value, id FROM facet_values WHERE facet = 'topic'"),
  );
  const info: MeaningInfo = {
    dimensions,
    topics: topics.map(({ slug }) => facetIds.get(slug) ?? 0),
    errands: errands.length,
  };
  database.run('INSERT INTO meta VALUES (?, ?)', 'meaning', JSON.stringify(info));
}
