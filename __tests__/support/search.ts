import { SORT_FIELDS, type SortField } from '@polymath/engine/search';
import type { CatalogOverview } from '@/lib/course/overview.types';
import type { SearchAnswer, SearchResult } from '@/lib/search/search.types';
import { readSearch, type UrlQuery } from '@/lib/search/search-url';
import { aCard } from '@/scripts/fakes/course';

export function aSearch(words = 'python', query: UrlQuery = {}) {
  return readSearch(words, query);
}

export function aResult(overrides: Partial<SearchResult> = {}): SearchResult {
  return { ...aCard(overrides), marks: [], ...overrides };
}

/** The share of courses of which a number is known: none of those that are not named. */
export const knownOf = (shares: Partial<Record<SortField, number>>) =>
  Object.fromEntries(SORT_FIELDS.map((field) => [field, shares[field] ?? 0])) as Record<SortField, number>;

/** An answer with the given results and nothing else to say. */
export function anAnswer(overrides: Partial<SearchAnswer> = {}): SearchAnswer {
  const results = overrides.results ?? [aResult()];
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
    ...overrides,
  };
}

/** What a catalogue of nine courses says of itself. */
export const anOverview = (overrides: Partial<CatalogOverview> = {}): CatalogOverview => ({
  courses: 9,
  lessons: 9,
  lessonPages: 0,
  map: {},
  studyPaths: [],
  usualHours: {},
  canDo: [],
  providers: 2,
  languages: 1,
  playable: 9,
  listed: 9,
  sources: [],
  subjects: [],
  ...overrides,
});
