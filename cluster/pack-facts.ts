import type { RowFacts } from '@polymath/engine/store';
import { bufferOf, numbersOf } from '@polymath/engine/store';

/** A course as it is ranked: its facts and the words of its head, by their numbers. */
export type PackedRow = { facts: RowFacts; head: Uint32Array };

/** Numbers in front of the topics: the values, popularity and hours as floats, and the number of topics. */
const FIELDS = 8;

/** Facts and words as one blob of numbers of 32 bits. */
export function packFacts({ facts, head }: PackedRow): Buffer {
  const { language, level, cost, provider, topics, popularity, hours, isPlayable } = facts;
  const floats = new Uint32Array(Float32Array.of(popularity, hours).buffer);
  return bufferOf(
    Uint32Array.from([
      language,
      level,
      cost,
      provider,
      isPlayable ? 1 : 0,
      ...floats,
      topics.length,
      ...Array.from(topics),
      ...head,
    ]),
  );
}

/** The inverse of `packFacts`. */
export function unpackFacts(blob: Buffer): PackedRow {
  const numbers = numbersOf(blob);
  const [language = 0, level = 0, cost = 0, provider = 0, playable = 0] = numbers;
  const [popularity = 0, hours = 0] = new Float32Array(numbers.slice(5, 7).buffer);
  const topics = numbers.subarray(FIELDS, FIELDS + (numbers[FIELDS - 1] ?? 0));
  return {
    facts: { language, level, cost, provider, topics, popularity, hours, isPlayable: playable === 1 },
    head: numbers.subarray(FIELDS + topics.length),
  };
}
