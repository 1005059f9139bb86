import { assertServer } from '@/lib/assert-server';
import { recommendedCourses } from '@/lib/footer';
import { paths } from '@/lib/paths';
import { canonicalWords, spellQuery } from '@/lib/search/query-spelling';
import type { Search, SearchAnswer } from '@/lib/search/search.types';
import { liveHref, readSearch, searchHref } from '@/lib/search/search-url';
import { isIndexed } from '@/lib/seo/indexing-policy';
import type { SearchView } from '@/lib/seo/search-view.types';
import type { SearchEngine } from '@/lib/server/search/search-engine.types';
import { topicPage } from '@/lib/server/seo/build-topic-page';
import { curatedWords, indexingPolicyOf, isTopicPage, listTopic } from '@/lib/server/seo/curated-words';
import { isSettled, loadLiveBlock } from '@/lib/server/sources/live-block';
import type { AskContext } from '@/lib/server/sources/quota/spender';
import type { LiveSource } from '@/lib/server/sources/source/live-source';
import { type Outcome, type PageRequest, unlessUnavailable } from './outcome';

assertServer('lib/server/pages/load-search');

/** What the search page needs. */
export type SearchServices = {
  catalog: SearchEngine;
  sources: readonly LiveSource[];
  /** On whose behalf sources are asked. `requested`: the visitor used the link to search other sites. */
  asking: (requested: boolean) => Omit<AskContext, 'signal'>;
  /** Records an answered search for analytics. */
  note: (search: Search, answer: SearchAnswer) => void;
};

/** The footer's titles are addresses as they are. */
const FOOTER_TITLES: ReadonlySet<string> = new Set(recommendedCourses.map(({ title }) => title));

/** Shown if search is unavailable: the words of the search. */
export type UnansweredSearch = { unavailable: string };

async function answerSearch(
  asked: Search,
  requested: boolean,
  { catalog, sources, asking, note }: SearchServices,
): Promise<Outcome<SearchView>> {
  const curated = await curatedWords(catalog);
  const folded = canonicalWords(asked.words);
  if (folded !== asked.words && !FOOTER_TITLES.has(asked.words) && isTopicPage(folded, curated)) {
    const right = { ...asked, words: folded };
    return { kind: 'redirect', to: requested ? liveHref(right) : searchHref(right), status: 308 };
  }
  const search = listTopic(asked, curated);
  const answer = await catalog.search(search);
  const { page: canonical, policy: found } = indexingPolicyOf(search, curated);
  const policy = requested ? 'search' : found;
  const named = policy === 'landing' ? curated.pages.get(canonical) : undefined;
  const topic = named && (await topicPage(catalog, { words: canonical, topic: named, answer }));
  const isBeyond = search.page > Math.max(answer.pages, 1);
  const live = isBeyond
    ? undefined
    : await loadLiveBlock(sources, catalog, { search, answer, requested, asking: asking(requested) });
  note(search, answer);
  const topicWords = [search.words, answer.correctedTo ?? ''].filter((words) => isTopicPage(words, curated));
  const props = {
    search,
    answer,
    policy,
    canonical,
    topicWords,
    ...(live && { live }),
    ...(topic && { topic }),
  };
  const shared = isSettled(live, requested);
  if (isBeyond || (answer.total === 0 && !live?.cards.length)) return { kind: 'empty', props, shared };
  return { kind: 'found', props, indexed: isIndexed(policy), shared };
}

/** Loads `/search/{words}`. */
export async function loadSearch(
  services: SearchServices,
  { params, parameters }: PageRequest,
): Promise<Outcome<SearchView | UnansweredSearch>> {
  const asked = params.query ?? '';
  const spelling = spellQuery(asked);
  if (spelling.kind === 'invalid') return { kind: 'not-found' };
  if (spelling.kind === 'blank') return { kind: 'redirect', to: paths.home(), status: 308 };
  const search = readSearch(spelling.words, parameters);
  if (spelling.words !== asked) return { kind: 'redirect', to: searchHref(search), status: 308 };
  return unlessUnavailable<SearchView | UnansweredSearch>({ unavailable: search.words }, () =>
    answerSearch(search, parameters.live === '1', services),
  );
}

/** Target of the search form without scripts: `/search?q=...` redirects to the address of the search. */
export function loadSearchForm({ parameters: { q } }: Pick<PageRequest, 'parameters'>): Outcome<never> {
  const spelling = spellQuery((Array.isArray(q) ? q[0] : q) ?? '');
  if (spelling.kind === 'invalid') return { kind: 'not-found' };
  const to = spelling.kind === 'blank' ? paths.home() : paths.search(spelling.words);
  return { kind: 'redirect', to, status: 303 };
}
