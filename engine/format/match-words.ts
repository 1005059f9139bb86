const quote = (word: string): string => `"${word.replaceAll('"', '')}"`;

/** A full-text query: all words whole, but the last one as the beginning of a word if it is only begun. */
export const matchWords = (words: readonly string[], isBegun: boolean): string =>
  `${words.map(quote).join(' AND ')}${isBegun ? ' *' : ''}`;
