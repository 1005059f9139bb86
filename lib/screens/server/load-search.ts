import { isUnavailable } from '@/lib/errors';
import { recommendedCourses } from '@/lib/footer';
import { type Called, calledHere } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';
import { canonicalWords, spellQuery, ZERO_WIDTH_SPACE } from '@/lib/query-spelling';
import type { SearchView } from '@/lib/screens/search-page';
import { labelAnswer, liveHref, readSearch, type Search, type SearchAnswer, searchHref } from '@/lib/search';
import type { SearchEngine } from '@/lib/search/server';
import { isIndexed } from '@/lib/seo';
import {
  type Curated,
  curatedWords,
  indexingPolicyOf,
  isTopicPage,
  listTopic,
  topicPage,
} from '@/lib/seo/server';
import { type AskContext, isSettled, type LiveSource, loadLiveBlock } from '@/lib/sources/server';
import { type Outcome, type PageRequest, unlessUnavailable } from './outcome';

export type SearchServices = {
  catalog: SearchEngine;
  sources: readonly LiveSource[];
  /** On whose behalf sources are asked. `requested`: the visitor used the link to search other sites. */
  asking: (requested: boolean) => Omit<AskContext, 'signal'>;
  /** Records an answered search for analytics. */
  note: (search: Search, answer: SearchAnswer) => void;
};

/** The footer's titles, which are addresses as they are, by their words in small letters. */
const FOOTER_TITLES = new Map(recommendedCourses.map(({ title }) => [canonicalWords(title), title]));

/** Shown if search is unavailable: the words of the search. */
export type UnansweredSearch = { unavailable: string };

/** Shown for words that no address can hold. */
export type NoSearch = { words: string };

/**
 * The words of the address of a search, to which all other spellings lead: in small letters, and nothing invisible stands
 * inside those of a topic.
 */
function wordsOfAddress(asked: string, words: string, curated: Curated): string {
  const folded = canonicalWords(words);
  const title = FOOTER_TITLES.get(folded);
  if (title === words) return words;
  const joined = spellQuery(asked.replaceAll(ZERO_WIDTH_SPACE, ''));
  const spellings = joined.kind === 'words' ? [canonicalWords(joined.words), folded] : [folded];
  return spellings.find((spelling) => isTopicPage(spelling, curated)) ?? title ?? folded;
}

/** The topic whose courses are listed, as the page's language calls it. */
function namedHere({ ofTopic }: Search, { pages }: Curated): Partial<Called> {
  const topic = [...pages.values()].find(({ slug }) => slug === ofTopic);
  return topic ? calledHere(topic) : {};
}

async function answerSearch(
  asked: Search,
  requested: boolean,
  curated: Curated,
  { catalog, sources, asking, note }: SearchServices,
): Promise<Outcome<SearchView>> {
  const search = listTopic(asked, curated);
  const found = await catalog.search(search);
  const answer = labelAnswer(found);
  // Courses in another order are the same page.
  const { prefer, ...plain } = search;
  const { page: canonical, policy: own } = indexingPolicyOf(plain, curated);
  const policy = requested ? 'search' : own;
  const named = policy === 'landing' ? curated.pages.get(canonical) : undefined;
  const topic =
    named &&
    (await topicPage(catalog, {
      words: canonical,
      topic: named,
      answer: prefer ? labelAnswer(await catalog.search(plain)) : answer,
    }));
  const isBeyond = search.page > Math.max(answer.pages, 1);
  const live = isBeyond
    ? undefined
    : await loadLiveBlock(sources, catalog, { search, answer, requested, asking: asking(requested) });
  note(search, found);
  const { english, name } = namedHere(search, curated);
  const topicWords = [search.words, answer.correctedTo ?? ''].filter((words) => isTopicPage(words, curated));
  const props = {
    search,
    answer,
    policy,
    canonical,
    topicWords,
    ...(english && { called: name }),
    ...(live && { live }),
    ...(topic && { topic }),
  };
  // A topic's page without what it adds must not stay for everybody: its search worker was only late.
  const isWhole = named === undefined || topic !== undefined;
  const settled = isWhole && isSettled(live, requested);
  if (isBeyond || (answer.total === 0 && !live?.cards.length)) return { kind: 'empty', props, settled };
  return { kind: 'found', props, indexed: isIndexed(policy), settled };
}

/** Loads `/search/{words}`. Another spelling of the words leads to the right one at once, whatever is wrong with it. */
export async function loadSearch(
  services: SearchServices,
  { params, parameters }: PageRequest,
): Promise<Outcome<SearchView | UnansweredSearch>> {
  const asked = params.query ?? '';
  const spelling = spellQuery(asked);
  if (spelling.kind === 'invalid') return { kind: 'not-found' };
  if (spelling.kind === 'blank') return { kind: 'redirect', to: paths.home(), status: 308 };
  if (spelling.kind === 'dots')
    return { kind: 'redirect', to: `${paths.searchForm()}?q=${spelling.words}`, status: 308 };
  const requested = parameters.live === '1';
  return unlessUnavailable<SearchView | UnansweredSearch>({ unavailable: spelling.words }, async () => {
    const curated = await curatedWords(services.catalog);
    const search = readSearch(wordsOfAddress(asked, spelling.words, curated), parameters);
    if (search.words !== asked)
      return { kind: 'redirect', to: requested ? liveHref(search) : searchHref(search), status: 308 };
    return answerSearch(search, requested, curated, services);
  });
}

/** Target of the search form without scripts: `/search?q=...` redirects to the address of the search, if it can have one. */
export async function loadSearchForm(
  catalog: Pick<SearchEngine, 'version' | 'overview'>,
  { parameters: { q } }: Pick<PageRequest, 'parameters'>,
): Promise<Outcome<NoSearch>> {
  const asked = (Array.isArray(q) ? q[0] : q) ?? '';
  const spelling = spellQuery(asked);
  if (spelling.kind === 'invalid') return { kind: 'not-found' };
  if (spelling.kind === 'blank') return { kind: 'redirect', to: paths.home(), status: 303 };
  if (spelling.kind === 'dots') return { kind: 'empty', props: { words: spelling.words }, settled: true };
  const curated = await curatedWords(catalog).catch((error: unknown) => {
    // The page of the search says so.
    if (isUnavailable(error)) return undefined;
    throw error;
  });
  if (!curated) return { kind: 'redirect', to: paths.search(spelling.words), status: 303 };
  return {
    kind: 'redirect',
    to: paths.search(wordsOfAddress(asked, spelling.words, curated)),
    status: 308,
  };
}
