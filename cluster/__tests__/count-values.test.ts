/** @jest-environment node */

import type { Dictionary } from '@polymath/engine/store';
import { countValues } from '@/cluster/count-values';
import type { Answer, Question, Questions } from '@/cluster/questions';
import { FACETS } from '@/lib/search/facets';

/** What a cluster of several shards says: exact only where each of them counts many values. */
function sayWithShards({ body }: Question): Answer {
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
  const asked: Question[] = [];
  const questions = {
    ask: (question: Question) => {
      asked.push(question);
      return sayWithShards(question);
    },
  } as Questions;
  const query = { match_all: {} };
  const counts = countValues({ dictionary: {} as Dictionary, questions, query, filters: {}, listed: 20 });
  expect(asked).toHaveLength(2);
  expect(counts.get('provider')).toEqual(new Map([[7, 12]]));
});
