import { FACETS, type FacetName, type Filters, facets } from '@polymath/engine/search';
import type { Dictionary } from '@polymath/engine/store';
import { valueId } from '@polymath/engine/store';
import { z } from 'zod';
import type { Answer, Lookups } from './lookups';
import { choicesOf, type Query } from './queries';

/**
 * Values that each shard counts: counts are exact if no other value can be among the listed ones. If the first number is
 * not enough, which the cluster says, the second one is asked for.
 */
const PER_SHARD = [1_000, 50_000];
/** More values than any facet with an order of its own has. */
const ALL = 100;

const bucketsSchema = z.object({
  doc_count_error_upper_bound: z.number().default(0),
  buckets: z.array(z.object({ key: z.number(), doc_count: z.number() })),
});
const facetSchema = z.object({ values: bucketsSchema, chosen: bucketsSchema.optional() });

type Counted = {
  dictionary: Dictionary;
  lookups: Lookups;
  query: Query;
  filters: Filters;
  listed: number;
};

/** Counts the rows of a query for each value of each facet, as `RowSet.counts` says. */
export function countValues(counted: Counted, perShard = 0): Map<FacetName, Map<number, number>> {
  const { dictionary, lookups, query, filters, listed } = counted;
  const choices = choicesOf(dictionary, filters);
  const chosenOf = (facet: FacetName): number[] => [
    ...new Set(
      (filters[facet] ?? [])
        .map((value) => valueId(dictionary, facet, value))
        .filter((id) => id !== undefined),
    ),
  ];
  const aggregationOf = (facet: FacetName) => {
    const field = `facet.${facet}`;
    const others = choices.flatMap(([name, choice]) => (name === facet ? [] : [choice]));
    const chosen = chosenOf(facet);
    const size = facets[facet].order ? ALL : listed;
    return {
      filter: { bool: { filter: others } },
      aggs: {
        values: { terms: { field, size, shard_size: Math.max(size, PER_SHARD[perShard] ?? size) } },
        ...(chosen.length > 0 && { chosen: { terms: { field, include: chosen, size: chosen.length } } }),
      },
    };
  };
  const aggs = Object.fromEntries(FACETS.map((facet) => [facet, aggregationOf(facet)]));
  const body = { size: 0, track_total_hits: false, query, aggs };
  const lookup = { name: 'counts of values', part: 'courses' as const, body };
  const answer = lookups.get<Answer | undefined>(lookup, (found) => found, undefined);
  const found = FACETS.map((facet) => {
    const read = answer && facetSchema.parse(answer.aggregations?.[facet]);
    return { facet, read, chosen: chosenOf(facet) };
  });
  const isInexact = found.some(({ read }) => (read?.values.doc_count_error_upper_bound ?? 0) > 0);
  if (isInexact && perShard + 1 < PER_SHARD.length) return countValues(counted, perShard + 1);
  return new Map(
    found.map(({ facet, read, chosen }) => {
      const counts = [...(read?.values.buckets ?? []), ...(read?.chosen?.buckets ?? [])].map(
        ({ key, doc_count }): [number, number] => [key, doc_count],
      );
      const values = new Map([...chosen.map((id): [number, number] => [id, 0]), ...counts]);
      const inOrder = facets[facet].order ? [...values].sort(([a], [b]) => a - b) : values;
      return [facet, new Map(inOrder)];
    }),
  );
}
