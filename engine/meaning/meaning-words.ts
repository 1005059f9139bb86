import { fold } from '@/engine/text/fold';
import { isRun, type Token } from '@/engine/text/tokenize';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const segments = (run: string): string[] =>
  [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => fold(segment));

/**
 * The whole words of these tokens, folded. Where a script has no spaces, tokens are pairs of letters: the run that they
 * come from is taken whole if it is a known word, and else cut as a dictionary does.
 */
export function meaningWords(
  text: string,
  tokens: readonly Token[],
  isKnown: (word: string) => boolean,
): string[] {
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    if (!isRun(token.word)) {
      words.push(token.word);
      continue;
    }
    let { end } = token;
    for (let next = tokens[at + 1]; next?.inRun && next.start < end; next = tokens[at + 1]) {
      end = next.end;
      at++;
    }
    const run = fold(text.slice(token.start, end));
    words.push(...(isKnown(run) ? [run] : segments(run)));
  }
  return words;
}
