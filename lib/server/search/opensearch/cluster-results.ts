import { assertServer } from '@/lib/assert-server';
import { FACETS, type Facet, type Filters, type SearchResult } from '@/lib/search/search.types';
import { valueLabel } from '@/lib/search/value-labels';
import { diversify } from '@/lib/server/search/rank/diversify';
import { FACET_ORDER } from '@/lib/server/search-index/facet-order';
import { possibleStems } from '@/lib/text-analysis/stem';
import { tokenize } from '@/lib/text-analysis/tokenize';
import type { NameRow, PageAnswer } from './cluster-answers';
import type { ClusterTerm } from './cluster-terms';

assertServer('lib/server/search/opensearch/cluster-results');

export const NEAREST = 8;
/** Ranges of the title that match the search, for highlighting. */
export function markTitle(title: string, units: ClusterTerm[]): [number, number][] {
  const stems = new Set(units.filter((unit) => unit.required).flatMap((unit) => unit.stems));
  const marks: [number, number][] = [];
  for (const { word, surface, start, end } of tokenize(title)) {
    if (![word, ...possibleStems(surface)].some((stem) => stems.has(stem))) continue;
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

type Hit = PageAnswer['hits']['hits'][number];

export function explained(hit: Hit, units: ClusterTerm[]): SearchResult['explained'] {
  const fields = units.flatMap(({ words }, number) => {
    const found = (['title', 'topics', 'people', 'more'] as const).filter((field) =>
      hit.matched_queries?.some((name) => name.startsWith(`${number} ${field} `)),
    );
    return found.length > 0 ? [{ word: words, found }] : [];
  });
  const score = Math.round((hit._score ?? 0) * 1000) / 1000;
  return { fields, score, parts: { cluster: score } };
}

/** Spreads providers over the first results of the page. */
export function spread(hits: Hit[]): Hit[] {
  return diversify(hits, {
    scoreOf: ({ _score }) => _score ?? 0,
    providerOf: ({ _source }) => _source.card.provider,
  });
}

/** The values of every facet, including the chosen ones, in a stable order. */
export function toFacets(
  answer: PageAnswer,
  filters: Filters,
  topics: ReadonlyMap<string, NameRow>,
): Facet[] {
  return FACETS.flatMap((name) => {
    const counted = answer.aggregations?.[name];
    const selected = filters[name] ?? [];
    const counts = new Map(
      [...(counted?.values?.buckets ?? []), ...(counted?.chosen?.buckets ?? [])].map((one) => [
        one.key,
        one.doc_count,
      ]),
    );
    // An open length range is not a value of any course: its count is the number of results.
    const missing = name === 'length' ? (answer.hits.total?.value ?? 0) : 0;
    for (const value of selected) if (!counts.has(value)) counts.set(value, missing);
    const values = [...counts].map(([value, count]) => ({
      value,
      label: (name === 'topic' ? topics.get(value)?.label : undefined) ?? valueLabel(name, value),
      count,
      selected: selected.includes(value),
    }));
    const order = FACET_ORDER[name];
    const place = (value: string) =>
      order?.includes(value) ? order.indexOf(value) : Number.MAX_SAFE_INTEGER;
    if (order) values.sort((a, b) => place(a.value) - place(b.value));
    else values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
    return values.length > 0 ? [{ name, values }] : [];
  });
}

/** Topics that many of the first results share. */
export function topicsOf(answer: PageAnswer): string[] {
  const scores = new Map<string, number>();
  answer.hits.hits.forEach(({ _source }, position) => {
    for (const slug of _source.facet.topic) scores.set(slug, (scores.get(slug) ?? 0) + 1 / (3 + position));
  });
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, NEAREST)
    .map(([slug]) => slug);
}
