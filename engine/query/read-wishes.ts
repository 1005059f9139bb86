import { isFunctionWord } from '@/engine/text/filler-words';
import { LONGEST_PHRASE, stemKey } from '@/engine/text/phrases';
import type { Token } from '@/engine/text/tokenize';
import { LONGEST_WISH, WISH_WORDS } from '@/engine/text/wish-words';
import { FACETS } from '@/lib/search/facets';
import type { UnjudgedWish, Wish } from '@/lib/search/search.types';

type Range = { from: number; to: number };

/** A wish that nothing here can judge, said by the tokens `from` up to, not including, `to`. */
type FoundWish = UnjudgedWish & Range;

type NameTest = (key: string) => boolean;

/** Whether the words are part of a longer name: a "care certificate" is an exam. */
function isPartOfName(isName: NameTest, tokens: Token[], from: number, to: number): boolean {
  for (let start = Math.max(0, to - LONGEST_PHRASE); start <= from; start++) {
    for (let end = to; end <= Math.min(tokens.length, start + LONGEST_PHRASE); end++) {
      if (end - start <= to - from) continue;
      if (isName(stemKey(tokens.slice(start, end)))) return true;
    }
  }
  return false;
}

/** A facet of that name can judge it. */
const isFacet = (wish: Wish): boolean => FACETS.some((facet) => facet === (wish as string));

function wishAt(isName: NameTest, tokens: Token[], from: number): FoundWish | undefined {
  for (let length = Math.min(LONGEST_WISH, tokens.length - from); length > 0; length--) {
    const part = tokens.slice(from, from + length);
    const wish = WISH_WORDS.get(part.map(({ word }) => word).join(' '));
    if (wish === undefined || isFacet(wish) || isPartOfName(isName, tokens, from, from + length)) continue;
    return { wish, words: part.map(({ surface }) => surface).join(' '), from, to: from + length };
  }
  return undefined;
}

/**
 * Wishes that no fact of a course tells about, outside the `taken` words. Where nothing else is said, the words are
 * what is looked for.
 */
export function readWishes(isName: NameTest, tokens: Token[], taken: readonly Range[]): FoundWish[] {
  const found: FoundWish[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const wish = wishAt(isName, tokens, at);
    if (!wish || taken.some(({ from, to }) => wish.from < to && wish.to > from)) continue;
    found.push(wish);
    at = wish.to - 1;
  }
  const isLeft = tokens.some(
    ({ word }, at) => !isFunctionWord(word) && !found.some(({ from, to }) => at >= from && at < to),
  );
  return isLeft ? found : [];
}
