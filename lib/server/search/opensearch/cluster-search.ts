import { assertServer } from '@/lib/assert-server';
import type { CourseCard } from '@/lib/courses/course-card';
import type { CatalogOverview } from '@/lib/courses/overview.types';
import {
  type FacetName,
  type Filters,
  type InferredFilter,
  PAGE_SIZE,
  type Relaxation,
  type Search,
  type SearchAnswer,
} from '@/lib/search/search.types';
import { correctedText, isAlwaysKnown } from '@/lib/server/search/query/correct-words';
import type { FoundFilter } from '@/lib/server/search/query/infer-filters';
import { toExclusion } from '@/lib/server/search/query/read-exclusions';
import { CJK_WORDS } from '@/lib/text-analysis/cjk-words';
import { tokenize } from '@/lib/text-analysis/tokenize';
import { type PageAnswer, pageAnswer } from './cluster-answers';
import { momentsInCluster } from './cluster-moments';
import { filtersQuery, pageQuery, type WordMatch, wordsQuery } from './cluster-query';
import { type Read, readSearch } from './cluster-read';
import { explained, markTitle, NEAREST, spread, toFacets, topicsOf } from './cluster-results';
import type { ClusterSession } from './cluster-session';

assertServer('lib/server/search/opensearch/cluster-search');

const MAX_PAGES = 1000;
const FEW = 3;
const FEW_RESULTS = 6;
const POPULAR = 8;
const MAX_CORRECTED = 2;
const MAX_LEFT_OUT = 6;
/** The order in which inferred filters are dropped when no course passes all of them. */
const DROP_ORDER: FacetName[] = ['length', 'kind', 'cost', 'level', 'teacher', 'provider', 'language'];

/** The words with likely mistakes corrected, if there are any. */
function mend(words: string, { tokens, mended }: Read): string | undefined {
  const corrected = tokens
    .filter(({ word }) => mended.has(word) && !isAlwaysKnown(word))
    .slice(0, MAX_CORRECTED)
    .map((token) => ({ token, to: mended.get(token.word) ?? token.surface }));
  return correctedText(words, { tokens, corrected });
}

export function joinFilters(given: Filters, intents: InferredFilter[]): Filters {
  const filters: Filters = { ...given };
  for (const { facet, value } of intents) filters[facet] = [...new Set([...(filters[facet] ?? []), value])];
  return filters;
}

/** The inferred filters, with ever more of the least important dropped. */
function droppings(intents: FoundFilter[]): FoundFilter[][] {
  const ways: FoundFilter[][] = [];
  let kept = intents;
  for (const facet of DROP_ORDER) {
    if (!kept.some((intent) => intent.facet === facet)) continue;
    kept = kept.filter((intent) => intent.facet !== facet);
    ways.push(kept);
  }
  return ways;
}

type Run = {
  answer: PageAnswer;
  kept: FoundFilter[];
  matched: number;
  relaxed?: Relaxation;
  complete?: number;
};

async function run(session: ClusterSession, search: Search, read: Read, explain: boolean): Promise<Run> {
  const { units, intents } = read;
  const ways = droppings(intents);
  const ask = (looseness: WordMatch, kept: FoundFilter[]) =>
    session.search(
      pageAnswer,
      session.courses,
      pageQuery({
        query: wordsQuery(read, looseness, explain),
        filters: joinFilters(search.filters, kept),
        sort: search.sort,
        page: search.page,
        candidates: Object.fromEntries(ways.map((way, at) => [String(at), joinFilters(search.filters, way)])),
        timeout: session.timeout,
      }),
    );
  const matchedIn = ({ aggregations }: PageAnswer) => aggregations?.found.doc_count ?? 0;
  let answer = await ask('all', intents);
  let looseness: WordMatch = 'all';
  let relaxed: Relaxation | undefined;
  const complete = matchedIn(answer);
  const passed = answer.hits.total?.value ?? 0;
  const required = units.filter((unit) => unit.required).length;
  if (complete < FEW && required > 1) {
    for (const looser of ['most-words', 'any-word'] as const) {
      if (looser === 'most-words' && (required < 3 || required > MAX_LEFT_OUT)) continue;
      const other = await ask(looser, intents);
      if (matchedIn(other) < (looser === 'most-words' ? FEW : complete + 1)) continue;
      answer = other;
      looseness = looser;
      relaxed = 'most-words';
      break;
    }
  }
  let kept = intents;
  if (matchedIn(answer) > 0 && (answer.hits.total?.value ?? 0) === 0 && ways.length > 0) {
    const passing = answer.aggregations?.passing?.buckets ?? {};
    const at = ways.findIndex((_, way) => (passing[String(way)]?.doc_count ?? 0) > 0);
    kept = ways[at] ?? [];
    answer = await ask(looseness, kept);
    relaxed ??= 'fewer-filters';
  }
  const isLoose = relaxed === 'most-words';
  return {
    answer,
    kept,
    matched: matchedIn(answer),
    ...(relaxed ? { relaxed } : {}),
    ...(isLoose ? { complete: Math.min(passed, answer.hits.total?.value ?? 0) } : {}),
  };
}

function popularIn(overview: CatalogOverview, subject: string | undefined, shown: Set<string>): CourseCard[] {
  const shelf = overview.subjects.find(({ name }) => name === subject) ?? overview.subjects[0];
  return (shelf?.picks ?? []).filter(({ id }) => !shown.has(id)).slice(0, POPULAR);
}

/**
 * Runs one page of a search: first names and corrections, then the page, then relaxed queries if it is empty.
 */
export async function searchCluster(
  session: ClusterSession,
  search: Search,
  explain: boolean,
): Promise<SearchAnswer> {
  let read = await readSearch(session, search.words, search);
  let found = await run(session, search, read, explain);
  let correctedTo: string | undefined;
  const fixed = found.matched === 0 || found.relaxed === 'most-words' ? mend(search.words, read) : undefined;
  if (fixed !== undefined && !search.literal) {
    const again = await readSearch(session, fixed, { ...search, literal: true });
    const better = await run(session, search, again, explain);
    if (better.matched > 0) {
      read = again;
      found = better;
      correctedTo = fixed;
    }
  }
  const { answer, kept, relaxed, complete } = found;
  const isEmpty = read.tokens.length === 0;
  const total = isEmpty ? 0 : (answer.hits.total?.value ?? 0);
  const filters = joinFilters(search.filters, kept);
  const slugs = topicsOf(answer);
  const listed = answer.aggregations?.topic?.values?.buckets.map(({ key }) => key) ?? [];
  const topics = await session.topics([...slugs, ...listed, ...(filters.topic ?? [])]);
  let nearest = slugs.map((slug) => topics.get(slug)).filter((topic) => topic !== undefined);
  if (nearest.length === 0)
    nearest = await session.topicsLike(tokenize(search.words, CJK_WORDS).map(({ word }) => word));
  const isRelevance =
    search.sort === 'relevance' && search.page === 1 && !filters.provider && !filters.teacher;
  const hits = isRelevance && !relaxed ? spread(answer.hits.hits) : answer.hits.hits;
  const cards = isEmpty ? [] : hits.map(({ _source }) => _source.card);
  const { page, words } = search;
  const accepted = { bool: { filter: [filtersQuery(filters)], must_not: read.unwanted } };
  const moments = await momentsInCluster(session, { words, page, units: read.units, accepted, cards });
  const momentOf = (id: string) => {
    const moment = moments.ofCards.get(id);
    return moment && { moment };
  };
  const results = (isEmpty ? [] : hits).map((hit) => ({
    ...hit._source.card,
    marks: markTitle(hit._source.card.title, read.units),
    ...momentOf(hit._source.card.id),
    ...(explain ? { explained: explained(hit, read.units) } : {}),
  }));
  const shown = new Set(results.map(({ id }) => id));
  const few = total < FEW_RESULTS ? await session.overview() : undefined;
  return {
    results,
    ...(moments.group.length > 0 && { moments: moments.group }),
    total,
    page: search.page,
    pages: Math.min(Math.ceil(total / PAGE_SIZE), MAX_PAGES),
    facets: toFacets(answer, filters, topics),
    intents: read.intents.map(({ facet, value, label, words }) => {
      const isKept = kept.some((intent) => intent.facet === facet);
      return { facet, value, label, words, ...(isKept ? {} : { dropped: true as const }) };
    }),
    ...(total > 0 && { dated: (answer.aggregations?.dated?.doc_count ?? 0) / total }),
    ...(read.exclusions.length > 0 && { exclusions: read.exclusions.map(toExclusion) }),
    ...(read.wishes.length > 0 && { unjudged: read.wishes.map(({ wish, words }) => ({ wish, words })) }),
    ...(read.wanted && { wanted: read.wanted }),
    ...(correctedTo === undefined ? {} : { correctedTo }),
    ...(relaxed ? { relaxed } : {}),
    ...(complete === undefined ? {} : { complete }),
    nearestTopics: nearest
      .slice(0, NEAREST)
      .map(({ value, label, courses }) => ({ slug: value, name: label, count: courses })),
    popularNearby: few ? popularIn(few, nearest[0]?.subject ?? undefined, shown) : [],
    indexVersion: session.version,
  };
}
