import { clipTokens, estimateTokens } from './estimate-tokens';

export type Exchange = { question: string; answer: string };

/**
 * The latest exchanges that fit into a number of tokens, oldest first. The newest one is always kept, because
 * the next question refers to it; its answer is cut if it alone is too long.
 */
export function trimHistory(history: Exchange[], most: number): Exchange[] {
  const kept: Exchange[] = [];
  let left = most;
  for (const { question, answer } of history.toReversed()) {
    const asked = estimateTokens(question);
    if (kept.length === 0) {
      const short = clipTokens(answer, Math.max(0, left - asked));
      kept.push({ question, answer: short });
      left -= asked + estimateTokens(short);
      continue;
    }
    left -= asked + estimateTokens(answer);
    if (left < 0) break;
    kept.push({ question, answer });
  }
  return kept.toReversed();
}
