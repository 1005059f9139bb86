import { toLearningLanguages } from '@/lib/course';
import { paths } from '@/lib/paths';
import { FACETS } from './facets';
import { type FacetName, type Filters, MAX_PAGE, type Search, type Sort } from './search.types';
import { SORTS } from './sorts';

const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 100;

export type UrlQuery = Record<string, string | string[] | undefined>;

function valuesOf(query: UrlQuery, name: string): string[] {
  // An address may contain `__proto__` as a parameter name, which would otherwise return inherited values.
  const given = Object.hasOwn(query, name) ? query[name] : undefined;
  const values = Array.isArray(given) ? given : given === undefined ? [] : [given];
  const usable = values
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter((value) => value && value.length <= MAX_VALUE_LENGTH);
  return [...new Set(usable)].sort().slice(0, MAX_VALUES);
}

function isFacet(name: string): name is FacetName {
  return (FACETS as readonly string[]).includes(name);
}

function readSort(value: string | undefined): Sort {
  return SORTS.find((sort) => sort === value) ?? 'relevance';
}

function readPage(value: string | undefined): number {
  return value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1;
}

/** Parses any query string into a complete, valid search; invalid values are ignored. */
export function readSearch(words: string, query: UrlQuery): Search {
  const filters: Filters = {};
  for (const facet of FACETS) {
    const values = valuesOf(query, facet);
    if (values.length > 0) filters[facet] = values;
  }
  const without = valuesOf(query, 'without');
  const whole = valuesOf(query, 'more').filter(isFacet);
  const prefer = toLearningLanguages(valuesOf(query, 'prefer'));
  return {
    words,
    filters,
    sort: readSort(valuesOf(query, 'sort')[0]),
    page: readPage(valuesOf(query, 'page')[0]),
    literal: valuesOf(query, 'exact')[0] === '1',
    ...(without.length > 0 && { without }),
    asText: valuesOf(query, 'text').filter((name) => name === 'without' || isFacet(name)),
    ...(whole.length > 0 && { whole }),
    ...(prefer.length > 0 && { prefer }),
  };
}

/** The parameters of a search in a stable order, without defaults. */
export function searchParams(search: Search): URLSearchParams {
  const params = new URLSearchParams();
  for (const facet of FACETS) {
    for (const value of [...(search.filters[facet] ?? [])].sort()) params.append(facet, value);
  }
  for (const words of search.without ?? []) params.append('without', words);
  for (const facet of [...search.asText].sort()) params.append('text', facet);
  for (const facet of [...(search.whole ?? [])].sort()) params.append('more', facet);
  for (const language of search.prefer ?? []) params.append('prefer', language);
  if (search.literal) params.set('exact', '1');
  if (search.sort !== 'relevance') params.set('sort', search.sort);
  if (search.page > 1) params.set('page', String(search.page));
  return params;
}

/** The shortest address of a search, the inverse of `readSearch`. */
export function searchHref(search: Search): string {
  const params = searchParams(search);
  return params.size > 0 ? `${paths.search(search.words)}?${params}` : paths.search(search.words);
}

/** The page of a search with server-rendered live results, for browsers without scripts. */
export function liveHref(search: Search): string {
  const params = searchParams(search);
  params.set('live', '1');
  return `${paths.search(search.words)}?${params}`;
}

/** The page that lists all values of a facet, or only the first again. */
export function toggleWhole(search: Search, facet: FacetName): Search {
  const { whole = [], ...others } = search;
  const next = whole.includes(facet) ? whole.filter((other) => other !== facet) : [...whole, facet];
  return next.length > 0 ? { ...others, whole: next } : others;
}

/** The same search with one value of a facet toggled, from its first page. */
export function toggleFilter(search: Search, facet: FacetName, value: string): Search {
  const before = search.filters[facet] ?? [];
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const { [facet]: _dropped, ...others } = search.filters;
  return { ...search, page: 1, filters: values.length > 0 ? { ...others, [facet]: values } : others };
}
