import type { SearchAnswer, SearchResult } from '@/lib/search/search.types';
import { readSearch, type UrlQuery } from '@/lib/search/search-url';
import { aCard } from '@/scripts/fakes/course';

export function aSearch(words = 'python', query: UrlQuery = {}) {
  return readSearch(words, query);
}

export function aResult(wish: Partial<SearchResult> = {}): SearchResult {
  return { ...aCard(wish), marks: [], ...wish };
}

/** An answer with the given results and nothing else to say. */
export function anAnswer(wish: Partial<SearchAnswer> = {}): SearchAnswer {
  const results = wish.results ?? [aResult()];
  return {
    results,
    total: results.length,
    page: 1,
    pages: 1,
    facets: [],
    intents: [],
    nearestTopics: [],
    popularNearby: [],
    indexVersion: 'test',
    ...wish,
  };
}
