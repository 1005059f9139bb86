import { canonicalWords } from '@/lib/query-spelling';
import { FEW_RESULTS, type LiveBlock, type LiveState, type Search, type SearchAnswer } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';
import type { BuiltIn } from './merge-hits';
import type { AskContext } from './quota/spender';
import { gatherLive } from './search-live';
import type { LiveSource } from './source/live-source';

/** Longest time in milliseconds that a page waits for live sources. */
const LIVE_WAIT_MS = 1_500;

/**
 * The page of a topic, as it is without filters, also of one that has no courses: it is for caches and crawlers, so no source is
 * asked for it.
 */
const isPlainTopic = ({ ofTopic, filters, words }: Search, { named = [] }: SearchAnswer) =>
  (ofTopic !== undefined || named.some((name) => canonicalWords(name) === canonicalWords(words))) &&
  Object.keys(filters).length === 0;

/** Number of catalogue courses that match the whole search. */
const matches = ({ relaxed, complete = 0, total }: SearchAnswer) => (relaxed ? complete : total);

/** What a live search needs from the catalogue, and the catalogue's answer to the same words. */
export function toBuiltIn(
  catalog: Pick<SearchEngine, 'findByKeys'>,
  { results }: Pick<SearchAnswer, 'results'>,
): BuiltIn {
  return { shown: results.map(({ id }) => id), findByKeys: (keys) => catalog.findByKeys(keys) };
}

type LiveRequest = {
  search: Search;
  answer: SearchAnswer;
  /** The visitor asked to search the sources. */
  requested: boolean;
  asking: Omit<AskContext, 'signal'>;
};

/**
 * The live part of a search page. Sources are asked before the page is sent if the visitor asked for it, or if
 * the catalogue has too few results for words that name no topic; otherwise the browser asks for them later. Undefined if the page has no
 * live part.
 */
export async function loadLiveBlock(
  sources: readonly LiveSource[],
  catalog: Pick<SearchEngine, 'findByKeys'>,
  { search, answer, requested, asking }: LiveRequest,
): Promise<LiveBlock | undefined> {
  if (sources.length === 0 || search.page > 1) return undefined;
  const words = answer.wanted ?? answer.correctedTo ?? search.words;
  const { exclusions } = answer;
  const { filters } = search;
  if (!requested && (isPlainTopic(search, answer) || matches(answer) >= FEW_RESULTS)) {
    const offered = sources.filter(({ id }) => !filters.source || filters.source.includes(id));
    if (offered.length === 0) return undefined;
    return {
      words,
      cards: [],
      sources: offered.map(({ id, name }) => ({ id, name, state: 'waiting' as const })),
    };
  }
  const builtIn = toBuiltIn(catalog, answer);
  return {
    words,
    ...(await gatherLive(
      sources,
      { words, filters, ...(exclusions && { exclusions }), builtIn, ...asking },
      LIVE_WAIT_MS,
    )),
  };
}

/**
 * Whether a page with this block may be cached for others: every source has answered. A source that was not
 * asked because of one client's limit does not count; nor does one that was skipped although the visitor
 * asked for it.
 */
export function isSettled(block: LiveBlock | undefined, requested: boolean): boolean {
  const open: LiveState[] = [
    'searching',
    'unavailable',
    'resting',
    ...(requested ? ['waiting' as const] : []),
  ];
  return !block?.sources.some(({ state }) => open.includes(state));
}
