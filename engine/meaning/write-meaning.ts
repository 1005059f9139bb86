import type { OpenDatabase } from '@/engine/open-database';
import { tokenize } from '@/engine/text/tokenize';
import type { WordFrequencies } from '@/engine/words/word-frequencies';
import { positionOf, wordHash } from '@/engine/words/word-hash';
import { meanVector, unit } from './mean-vector';
import { bucketOf, type MeaningInfo } from './meaning';
import { meaningWords } from './meaning-words';
import type { Vectors } from './vectors-file';

/** A topic as far as its meaning needs it. */
type NamedTopic = { slug: string; name: string; aliases: readonly string[] };

/** A number of a vector of length 1 as a byte. */
const BYTE = 127;

/** The mean of a topic's names: one name alone may mean something else too ("Rust"). */
function topicVector(topic: NamedTopic, file: Vectors, frequencies: WordFrequencies) {
  const { dimensions, hashes, vectors } = file;
  const vectorOf = (word: string) => {
    const at = positionOf(hashes, wordHash(word));
    return at < 0 ? undefined : vectors.subarray(at * dimensions, (at + 1) * dimensions);
  };
  const isKnown = (word: string) => positionOf(hashes, wordHash(word)) >= 0;
  const sum = new Float32Array(dimensions);
  for (const name of [topic.name, ...topic.aliases]) {
    const words = meaningWords(name, tokenize(name), isKnown);
    meanVector(words, vectorOf, frequencies)?.forEach((one, i) => {
      sum[i] = (sum[i] ?? 0) + one;
    });
  }
  return sum.some((one) => one !== 0) ? unit(sum) : undefined;
}

/**
 * Writes the vectors of words, in buckets of neighbouring hashes that are read when a search needs them, and those of
 * the topics, which every thread shares.
 */
export function writeMeaning(
  database: OpenDatabase,
  file: Vectors,
  topics: readonly NamedTopic[],
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
  const found = topics.flatMap((topic) => {
    const vector = topicVector(topic, file, frequencies);
    return vector ? [{ slug: topic.slug, vector }] : [];
  });
  const bytes = new Int8Array(found.length * dimensions);
  found.forEach(({ vector }, at) => {
    bytes.set(
      vector.map((one) => Math.round(one * BYTE)),
      at * dimensions,
    );
  });
  database.run('INSERT INTO arrays VALUES (?, ?)', 'topicVectors', Buffer.from(bytes.buffer));
  const facetIds = new Map(
    database.all<[string, number]>("SELECT value, id FROM facet_values WHERE facet = 'topic'"),
  );
  const info: MeaningInfo = {
    dimensions,
    topics: found.map(({ slug }) => ({ slug, facetId: facetIds.get(slug) ?? 0 })),
  };
  database.run('INSERT INTO meta VALUES (?, ?)', 'meaning', JSON.stringify(info));
}
