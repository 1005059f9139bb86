import type { FacetName, Unsupported, UnsupportedFacet } from '@/engine/search.types';
import { isFunctionWord } from '@/engine/text/filler-words';
import { LONGEST_PHRASE, stemKey } from '@/engine/text/phrases';
import type { Token } from '@/engine/text/tokenize';
import { LONGEST_UNSUPPORTED, UNSUPPORTED_WORDS } from '@/engine/text/unsupported-words';
import { CERTIFICATES } from '@/engine/values';
import type { FoundFilter } from './infer-filters';

/** What people ask for by name and some courses state: offered as a filter, never applied, because most state nothing. */
const OFFERED: Record<Extract<UnsupportedFacet, FacetName>, readonly string[]> = {
  certificate: CERTIFICATES.filter((certificate) => certificate !== 'none'),
};
const isOffered = (facet: UnsupportedFacet): facet is keyof typeof OFFERED => Object.hasOwn(OFFERED, facet);

/** The filters that say what was set aside. */
export const filtersFor = (unsupported: readonly Unsupported[] = []): Omit<FoundFilter, 'from' | 'to'>[] =>
  unsupported.flatMap(({ facet, words }) =>
    isOffered(facet) ? OFFERED[facet].map((value) => ({ facet, value, words })) : [],
  );

type Range = { from: number; to: number };

/** What nothing here can judge, said by the tokens `from` up to, not including, `to`. */
type FoundUnsupported = Unsupported & Range;

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

function unsupportedAt(isName: NameTest, tokens: Token[], from: number): FoundUnsupported | undefined {
  for (let length = Math.min(LONGEST_UNSUPPORTED, tokens.length - from); length > 0; length--) {
    const part = tokens.slice(from, from + length);
    const facet = UNSUPPORTED_WORDS.get(part.map(({ word }) => word).join(' '));
    if (facet === undefined || isPartOfName(isName, tokens, from, from + length)) continue;
    return { facet, words: part.map(({ surface }) => surface).join(' '), from, to: from + length };
  }
  return undefined;
}

/**
 * What people ask for and no fact of a course tells about, outside the `taken` words. Where nothing else is said, the words are
 * what is looked for.
 */
export function readUnsupported(
  isName: NameTest,
  tokens: Token[],
  taken: readonly Range[],
): FoundUnsupported[] {
  const found: FoundUnsupported[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const facet = unsupportedAt(isName, tokens, at);
    if (!facet || taken.some(({ from, to }) => facet.from < to && facet.to > from)) continue;
    found.push(facet);
    at = facet.to - 1;
  }
  const isLeft = tokens.some(
    ({ word }, at) => !isFunctionWord(word) && !found.some(({ from, to }) => at >= from && at < to),
  );
  return isLeft ? found : [];
}
