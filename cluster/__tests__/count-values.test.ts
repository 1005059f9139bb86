import type { Dictionary } from '@polymath/engine/store';
import { countValues } from '@/cluster/count-values';
import type { Answer, Lookup, Lookups } from '@/cluster/lookups';
import { FACETS } from '@/lib/search/search.types';

/** What a cluster of several shards says: exact only where each of them counts many values. */
function sayWithShards({ body }: Lookup): Answer {
  const aggs = body.aggs as Record<string, { aggs: { values: { terms: { shard_size: number } } } }>;
  const aggregations = Object.fromEntries(
    FACETS.map((facet) => {
      const isExact = (aggs[facet]?.aggs.values.terms.shard_size ?? 0) > 10_000;
      const values = {
        doc_count_error_upper_bound: isExact ? 0 : 3,
        buckets: [{ key: 7, doc_count: isExact ? 12 : 9 }],
      };
      return [facet, { doc_count: 20, values }];
    }),
  );
  return { timed_out: false, _shards: { failed: 0 }, hits: { hits: [] }, aggregations };
}

it('asks once more, and more of each shard, where counts could be wrong', () => {
  const asked: Lookup[] = [];
  const lookups = {
    get: <Value>(lookup: Lookup, read: (answer: Answer) => Value) => {
      asked.push(lookup);
      return read(sayWithShards(lookup));
    },
  } as unknown as Lookups;
  const query = { match_all: {} };
  const counts = countValues({ dictionary: {} as Dictionary, lookups, query, filters: {}, listed: 20 });
  expect(asked).toHaveLength(2);
  expect(counts.get('provider')).toEqual(new Map([[7, 12]]));
});
