import pairs from '@/engine/data/simplified-letters.json' with { type: 'json' };

/** Pairs of a traditional Chinese character and its simplified form, for the characters in course names. */
const PAIRS = pairs.join('');

/** Maps traditional to simplified Chinese characters, so that either form finds the other. */
export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, i) => [PAIRS.charAt(2 * i), PAIRS.charAt(2 * i + 1)] as const),
);
