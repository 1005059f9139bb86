import { assertServer } from '@/lib/assert-server';
import type { FacetName, Search } from '@/lib/search/search.types';
import type { FoundExclusion } from '@/lib/server/search/query/excluded-rows';
import { type FoundFilter, inferFilters, readAge, wordsTaken } from '@/lib/server/search/query/infer-filters';
import {
  isWithin,
  readExclusion,
  readExclusions,
  withoutRanges,
} from '@/lib/server/search/query/read-exclusions';
import { type FoundWish, readWishes } from '@/lib/server/search/query/read-wishes';
import { type Token, wordKey } from '@/lib/text-analysis/tokenize';
import { both, exactAnswer, type NameRow, namesAnswer } from './cluster-answers';
import { clusterReader, unwantedQueries } from './cluster-exclusions';
import type { Query } from './cluster-query';
import type { ClusterSession } from './cluster-session';
import { type ClusterTerm, clusterTerms, keysIn, tokensOf } from './cluster-terms';

assertServer('lib/server/search/opensearch/cluster-read');

/** What a search's words mean to the cluster. */
export type Read = {
  tokens: Token[];
  units: ClusterTerm[];
  intents: FoundFilter[];
  exact: string;
  mended: Map<string, string>;
  exclusions: FoundExclusion[];
  /** What courses must not match. */
  unwanted: Query[];
  wishes: FoundWish[];
  /** The words without exclusions and wishes; only where there are any. */
  wanted?: string;
};

/** Asks the cluster which names the words contain and what misspelt words could mean. */
export async function readSearch(session: ClusterSession, words: string, search: Search): Promise<Read> {
  const tokens = tokensOf(words);
  const exact = wordKey(words.slice(0, 400));
  const without = (search.without ?? []).map(tokensOf);
  if (tokens.length === 0)
    return {
      tokens,
      units: [],
      intents: [],
      exact,
      mended: new Map(),
      exclusions: [],
      unwanted: [],
      wishes: [],
    };
  const text = tokens.map(({ word }) => word).join(' ');
  const mend = {
    field: 'vocabulary',
    suggest_mode: 'missing',
    size: 1,
    prefix_length: 1,
    min_word_length: 4,
  };
  const { responses } = await session.searchBoth(both(namesAnswer, exactAnswer), [
    {
      index: session.names,
      body: {
        size: 500,
        query: { terms: { keys: [...keysIn(tokens), ...without.flatMap(keysIn)] } },
        sort: [{ courses: 'desc' }],
      },
    },
    {
      index: session.courses,
      body: {
        size: 0,
        track_total_hits: true,
        query: { term: { exact } },
        ...(search.literal ? {} : { suggest: { text, mend: { term: mend } } }),
      },
    },
  ]);
  const [found, titled] = responses;
  const names = found.hits.hits.map(({ _source }) => _source);
  const isTitle = titled.hits.total.value > 0;
  const nameOf = (key: string) => nameIn(names, key);
  const reader = clusterReader(names, nameOf);
  const said = isTitle || search.asText.includes('without') ? [] : readExclusions(reader, words, tokens);
  const exclusions = [
    ...said,
    ...(search.without ?? []).flatMap((some, at) => readExclusion(reader, some, without[at] ?? [])),
  ];
  const isName = (key: string) => names.some(({ keys }) => keys.includes(key));
  const wishes = isTitle ? [] : readWishes(isName, tokens, said);
  const age = isTitle ? undefined : readAge(tokens);
  const aside = [...said, ...wishes, ...(age ? [age] : [])];
  const left = tokens.filter((token) => !aside.some((range) => isWithin(tokens, range, token)));
  const intents = isTitle ? [] : inferFilters(nameOf, left, search.asText);
  const taken = wordsTaken(left, intents, search.asText);
  const topics = new Map<string, string[]>();
  for (const { kind, value, keys } of names) {
    if (kind !== 'topic') continue;
    for (const key of keys) topics.set(key, [...(topics.get(key) ?? []), `#${value}`]);
  }
  const options = titled.suggest?.mend ?? [];
  const mended = new Map(
    options.flatMap(({ text: word, options: [best] }) => (best ? [[word, best.text] as const] : [])),
  );
  const units = clusterTerms(left, taken, topics);
  return {
    tokens,
    units,
    intents,
    exact,
    mended,
    exclusions,
    unwanted: unwantedQueries(exclusions, names, units),
    wishes,
    ...(aside.length > 0 && { wanted: withoutRanges(words, tokens, aside) }),
  };
}

function nameIn(names: NameRow[], key: string): { facet: FacetName; value: string } | undefined {
  const named = names.find(({ kind, keys }) => kind !== 'topic' && keys.includes(key));
  if (!named?.is_filter) return undefined;
  return { facet: named.kind === 'teacher' ? 'teacher' : 'provider', value: named.value };
}
