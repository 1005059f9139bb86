import { assertServer } from '@/lib/assert-server';
import { combineStems } from '@/lib/server/search/query/combine-stems';
import { CJK_WORDS } from '@/lib/text-analysis/cjk-words';
import { isFiller, isFunctionWord } from '@/lib/text-analysis/filler-words';
import { conceptTable, LONGEST_PHRASE, RANKING_CONCEPTS, stemKey } from '@/lib/text-analysis/phrases';
import { possibleStems } from '@/lib/text-analysis/stem';
import { type Token, tokenize } from '@/lib/text-analysis/tokenize';

assertServer('lib/server/search/opensearch/cluster-terms');

const MAX_LENGTH = 400;
/** OpenSearch allows 1,024 clauses per query; a word has up to six stems in four fields. */
const MAX_WORDS = 12;
const MAX_STEMS = 6;
const SOFT_WEIGHT = 0.3;
const FILLER_WEIGHT = 0.06;

/** A word, or a phrase with its own meaning. It matches where all stems of one alternative occur. */
export type ClusterTerm = {
  words: string;
  alternatives: string[][];
  /** The stems of all its words, for highlighting. */
  stems: string[];
  required: boolean;
  weight: number;
};

export const tokensOf = (words: string): Token[] =>
  tokenize(words.slice(0, MAX_LENGTH), CJK_WORDS).slice(0, MAX_WORDS);

/** All word sequences that may be a name, in the form in which names and phrases are compared. */
export function keysIn(tokens: Token[]): string[] {
  const keys = new Set<string>();
  for (let from = 0; from < tokens.length; from++) {
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= tokens.length; length++) {
      const part = tokens.slice(from, from + length);
      keys.add(part.map(({ word }) => word).join(' '));
      keys.add(stemKey(part));
    }
  }
  return [...keys];
}

/** The stems that match a word: its own, and those of the word that it forms with a neighbour. */
function stemsAt(tokens: Token[], at: number): string[] {
  const { word = '', surface = '' } = tokens[at] ?? {};
  const joined = [
    tokens[at - 1] && `${tokens[at - 1]?.word}${word}`,
    tokens[at + 1] && `${word}${tokens[at + 1]?.word}`,
  ];
  return [
    ...new Set([word, ...possibleStems(surface), ...joined.filter((other) => other !== undefined)]),
  ].slice(0, MAX_STEMS);
}

function unitOf(
  tokens: Token[],
  from: number,
  to: number,
  signs: string[],
  weight: number,
  required: boolean,
): ClusterTerm {
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  const telling = all.filter((at) => !isFiller(tokens[at]?.word ?? ''));
  const parts = (telling.length > 0 ? telling : all).map((at) => stemsAt(tokens, at));
  const words = tokens.slice(from, to).map(({ surface }) => surface);
  return {
    words: words.join(' '),
    alternatives: [...combineStems(parts), ...signs.map((sign) => [sign])],
    stems: all.flatMap((at) => stemsAt(tokens, at)),
    required,
    weight,
  };
}

/**
 * What must be found. `taken` are the positions of words that became filters: they affect ranking only.
 * `topics` are the topics that a phrase names.
 */
export function clusterTerms(
  tokens: Token[],
  taken: ReadonlySet<number>,
  topics: ReadonlyMap<string, string[]>,
): ClusterTerm[] {
  const units: ClusterTerm[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at)) {
      units.push(unitOf(tokens, at, at + 1, [], SOFT_WEIGHT, false));
      continue;
    }
    let to = at + 1;
    let signs: string[] = [];
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
      const part = tokens.slice(at, at + length);
      if (part.some((_, i) => taken.has(at + i))) continue;
      if (length === 1 && isFiller(part[0]?.word ?? '')) continue;
      const concept = conceptTable().get(stemKey(part));
      signs = [...(concept ? [concept] : []), ...(topics.get(stemKey(part)) ?? [])];
      to = at + length;
      if (signs.length > 0) break;
    }
    const word = tokens[at]?.word ?? '';
    const isSoft = signs.some((sign) => RANKING_CONCEPTS.has(sign));
    if (signs.length > 0) units.push(unitOf(tokens, at, to, signs, isSoft ? SOFT_WEIGHT : 1, !isSoft));
    else if (!isFiller(word)) units.push(unitOf(tokens, at, at + 1, [], 1, true));
    else if (!isFunctionWord(word)) units.push(unitOf(tokens, at, at + 1, [], FILLER_WEIGHT, false));
    if (signs.length > 0) at = to - 1;
  }
  return units;
}
