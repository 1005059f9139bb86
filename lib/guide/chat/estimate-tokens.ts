import { wellFormed } from '@/lib/format/well-formed';

const encoder = new TextEncoder();

/**
 * An upper bound for the number of tokens of a text, for any model, as each has its own tokenizer. Letters
 * and spaces count a third, punctuation and digits one each, and non-ASCII characters by their bytes. Current
 * tokenizers need about half of that for European languages, and never more in our samples.
 */
export function estimateTokens(text: string): number {
  const plain = text.match(/[A-Za-z\s]/g)?.length ?? 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, whatever it is
  const ascii = text.match(/[\x00-\x7f]/g)?.length ?? 0;
  const beyond = encoder.encode(text).length - ascii;
  return Math.ceil(plain / 3 + (ascii - plain) + beyond * 0.75);
}

/** The beginning of a text with certainly no more tokens than `most`, cut at a space if possible. */
export function clipTokens(text: string, most: number): string {
  if (estimateTokens(text) <= most) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (estimateTokens(text.slice(0, middle)) <= most) low = middle;
    else high = middle - 1;
  }
  const cut = wellFormed(text.slice(0, low));
  const space = cut.lastIndexOf(' ');
  return space > cut.length / 2 ? cut.slice(0, space) : cut;
}
