import { assertServer } from '@/lib/assert-server';
import { FACETS, type FacetName, type Filters, PAGE_SIZE, type Sort } from '@/lib/search/search.types';
import { hoursRange } from '@/lib/search/value-labels';
import type { ClusterTerm } from './cluster-terms';

assertServer('lib/server/search/opensearch/cluster-query');

export type Query = Record<string, unknown>;

/** Field weights. */
const FIELDS = { title: 6, topics: 4, people: 3, more: 1 } as const;
const EXACT_TITLE = 60;
const PHRASE = 8;
/** More than any score from words: courses that match all words come first. */
const COMPLETE = 10_000;
const LISTED = 20;
/**
 * Number of values that each shard returns per facet. Counts are exact unless more values than this have
 * similar counts.
 */
const PER_SHARD = 2000;

export const allOf = (filter: Query[]): Query => ({ bool: { filter } });
export const anyOf = (should: Query[]): Query => ({ bool: { should, minimum_should_match: 1 } });

function stemQuery(stem: string, weight: number, name: string | undefined): Query {
  const queries = Object.entries(FIELDS).map(([field, boost]) => ({
    term: {
      [field]: { value: stem, boost: boost * weight, ...(name ? { _name: `${name} ${field} ${stem}` } : {}) },
    },
  }));
  return { dis_max: { tie_breaker: 0.2, queries } };
}

/** `number` names the parts, so that a hit reports which of them matched. */
function unitQuery({ alternatives, weight }: ClusterTerm, number?: number): Query {
  const name = number === undefined ? undefined : String(number);
  const queries = alternatives.map((stems) =>
    stems.length === 1
      ? stemQuery(stems[0] ?? '', weight, name)
      : { bool: { must: stems.map((stem) => stemQuery(stem, weight / stems.length, name)) } },
  );
  return { dis_max: { tie_breaker: 0.1, queries } };
}

export type WordMatch = 'all' | 'most-words' | 'any-word';

/** Courses that match the required terms, all or some of them, scored by fields, phrase and popularity. */
export function wordsQuery(
  { units, exact, unwanted }: { units: ClusterTerm[]; exact: string; unwanted: Query[] },
  looseness: WordMatch,
  explain: boolean,
): Query {
  const required = units.filter((unit) => unit.required);
  const wanted = required.map((unit) => unitQuery(unit, explain ? units.indexOf(unit) : undefined));
  const ranking: Query[] = units
    .filter((unit) => !unit.required)
    .map((unit) => unitQuery(unit, explain ? units.indexOf(unit) : undefined));
  ranking.push({ constant_score: { filter: { term: { exact } }, boost: EXACT_TITLE } });
  ranking.push({ match_phrase: { title_words: { query: exact, boost: PHRASE } } });
  if (looseness !== 'all') {
    ranking.push({ constant_score: { filter: allOf(wanted), boost: COMPLETE } });
  }
  const least = { all: wanted.length, 'most-words': wanted.length - 1, 'any-word': 1 }[looseness];
  const narrowing =
    wanted.length > 0 ? [{ bool: { should: wanted, minimum_should_match: least } }] : [{ match_all: {} }];
  return {
    function_score: {
      query: { bool: { must: narrowing, should: ranking, must_not: unwanted } },
      // A weak prior: the most popular course counts 1.6 times as much as the least popular.
      field_value_factor: { field: 'popularity', modifier: 'ln2p', missing: 0 },
      boost_mode: 'multiply',
    },
  };
}

export function facetQuery(facet: FacetName, values: string[]): Query {
  const ranges = facet === 'length' ? values.map(hoursRange).filter((range) => range !== undefined) : [];
  const chosen = { terms: { [`facet.${facet}`]: values } };
  if (ranges.length === 0) return chosen;
  return anyOf([
    chosen,
    ...ranges.map(({ from, to }) => ({
      range: { hours: from > 0 ? { gte: from } : { gt: 0, lt: to } },
    })),
  ]);
}

export function filtersQuery(filters: Filters, except?: FacetName): Query {
  const chosen = FACETS.filter((facet) => facet !== except && filters[facet]?.length);
  return allOf(chosen.map((facet) => facetQuery(facet, filters[facet] ?? [])));
}

/** The counts of every facet, each under the filters of the other facets. */
function facetCounts(filters: Filters): Query {
  return Object.fromEntries(
    FACETS.map((facet) => {
      const field = `facet.${facet}`;
      const chosen = filters[facet] ?? [];
      const own =
        chosen.length > 0 ? { chosen: { terms: { field, include: chosen, size: chosen.length } } } : {};
      const values = { terms: { field, size: LISTED, shard_size: PER_SHARD } };
      return [facet, { filter: filtersQuery(filters, facet), aggs: { values, ...own } }];
    }),
  );
}

const SORTS: Record<Sort, Query[]> = {
  relevance: [{ _score: 'desc' }, { rank: 'asc' }],
  popular: [{ rank: 'asc' }],
  newest: [{ year: { order: 'desc', missing: '_last' } }, { rank: 'asc' }],
};

export type PageQuery = {
  query: Query;
  filters: Filters;
  sort: Sort;
  page: number;
  /** Named filter sets whose matching courses are counted, to decide which inferred filters to keep. */
  candidates: Record<string, Filters>;
  /** Milliseconds after which a shard stops. */
  timeout: number;
};

/** One page of results with its facets. Facets are counted before the result filters, hence `post_filter`. */
export function pageQuery({ query, filters, sort, page, candidates, timeout }: PageQuery): Query {
  const named = Object.entries(candidates).map(([name, candidate]) => [name, filtersQuery(candidate)]);
  return {
    from: (page - 1) * PAGE_SIZE,
    size: PAGE_SIZE,
    track_total_hits: true,
    track_scores: true,
    timeout: `${timeout}ms`,
    _source: ['card', 'facet.topic'],
    query,
    post_filter: filtersQuery(filters),
    sort: SORTS[sort],
    aggs: {
      ...facetCounts(filters),
      found: { filter: { match_all: {} } },
      dated: { filter: allOf([filtersQuery(filters), { exists: { field: 'year' } }]) },
      ...(named.length > 0 ? { passing: { filters: { filters: Object.fromEntries(named) } } } : {}),
    },
  };
}

const beginning = (field: string, words: string[], last: Query): Query => ({
  bool: {
    filter: [...words.slice(0, -1).map((word) => ({ term: { [field]: word } })), last],
  },
});

/** Matches the beginning of names and titles; `fuzzy` also matches similar beginnings. */
export function beginningQuery(field: string, words: string[], kind: 'whole' | 'prefix' | 'fuzzy'): Query {
  const value = words.at(-1) ?? '';
  const last: Record<typeof kind, Query> = {
    whole: { term: { [field]: value } },
    prefix: { prefix: { [field]: { value } } },
    fuzzy: { fuzzy: { [field]: { value, fuzziness: 'AUTO', prefix_length: 1 } } },
  };
  return beginning(field, words, last[kind]);
}
