import type { WordFrequencies } from '@/engine/words/word-frequencies';

/** How fast a word counts less the more it is used (smooth inverse frequency). */
const SMOOTH = 1e-4;

const weightOf = (zipf: number): number => SMOOTH / (SMOOTH + 10 ** (zipf - 9));

/** The direction of these words together: rare words count more. Undefined where none of them has a vector. */
export function meanVector(
  words: readonly string[],
  vectorOf: (word: string) => Int8Array | undefined,
  frequencies: WordFrequencies,
): Float32Array | undefined {
  let sum: Float32Array | undefined;
  for (const word of words) {
    const vector = vectorOf(word);
    if (!vector) continue;
    sum ??= new Float32Array(vector.length);
    const weight = weightOf(frequencies.zipf(word)) / lengthOf(vector);
    for (let i = 0; i < vector.length; i++) sum[i] = (sum[i] ?? 0) + weight * (vector[i] ?? 0);
  }
  return sum && unit(sum);
}

function lengthOf(vector: ArrayLike<number>): number {
  let squares = 0;
  for (let i = 0; i < vector.length; i++) squares += (vector[i] ?? 0) ** 2;
  return Math.sqrt(squares) || 1;
}

/** The same direction with length 1. */
export function unit(vector: Float32Array): Float32Array {
  const length = lengthOf(vector);
  return vector.map((one) => one / length);
}
