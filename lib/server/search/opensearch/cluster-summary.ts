import { assertServer } from '@/lib/assert-server';
import type { Search } from '@/lib/search/search.types';
import type { SearchSummary } from '@/lib/server/search/search-engine.types';
import { summariseCourses } from '@/lib/server/search/summarise-courses';
import { summaryAnswer } from './cluster-answers';
import { allOf, filtersQuery, wordsQuery } from './cluster-query';
import { readSearch } from './cluster-read';
import { joinFilters } from './cluster-search';
import type { ClusterSession } from './cluster-session';

assertServer('lib/server/search/opensearch/cluster-summary');

/** Largest number of courses that are counted: the first ones of the results. */
const COUNTED = 10_000;

/** Summarises what a search finds with all its words. */
export async function summariseInCluster(session: ClusterSession, search: Search): Promise<SearchSummary> {
  // `literal`: a summary does not correct spelling.
  const read = await readSearch(session, search.words, { ...search, literal: true });
  const { units, intents } = read;
  const filters = joinFilters(search.filters, intents);
  const { hits } = await session.search(summaryAnswer, session.courses, {
    size: units.length > 0 ? COUNTED : 0,
    _source: ['card', 'hours', 'facet'],
    query: wordsQuery(read, 'all', false),
    post_filter: allOf([filtersQuery(filters)]),
    sort: [{ _score: 'desc' }, { rank: 'asc' }],
  });
  const found = hits.hits.map(({ _source }) => _source);
  return summariseCourses(found, {
    group: (facet, courses) => {
      const groups = new Map<string, typeof courses>();
      for (const course of courses) {
        const value = course.facet[facet];
        if (value) groups.set(value, [...(groups.get(value) ?? []), course]);
      }
      return groups;
    },
    hours: ({ hours }) => hours ?? 0,
    cards: (courses) => courses.map(({ card }) => card),
  });
}
