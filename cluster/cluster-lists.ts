import type { CourseStore } from '@polymath/engine/store';
import { topicToken } from '@polymath/engine/store';
import { z } from 'zod';
import { MAX_RESULTS } from './cluster-mapping';
import type { Hit, Lookups } from './lookups';
import { allOf, type Query } from './queries';

type Lists = Pick<
  CourseStore,
  'rowOf' | 'renamed' | 'keyed' | 'ids' | 'listed' | 'withListedLessons' | 'latest'
>;

/** Positions that are read per lookup. */
const CHUNK = 2_000;

const named = z.object({ id: z.string() });
const keyed = named.extend({ keys: z.array(z.string()) });
const dated = named.extend({ added: z.string().optional(), checked: z.string().optional() });

/** Ranges of positions from `offset` + 1, at most `limit` of them. */
function chunks(offset: number, limit: number): { gt: number; lte: number }[] {
  const ranges: { gt: number; lte: number }[] = [];
  for (let gt = offset; gt < offset + limit; gt += CHUNK)
    ranges.push({ gt, lte: Math.min(gt + CHUNK, offset + limit) });
  return ranges;
}

/** Single courses and lists of a version in a cluster. */
export function clusterLists(lookups: Lookups): Lists {
  const hits = (body: Query): Hit[] =>
    lookups.get(
      {
        name: 'courses of a list',
        part: 'courses',
        body: { sort: [{ rank: 'asc' }], track_total_hits: false, ...body },
      },
      (answer) => answer.hits.hits,
      [],
    );
  /** The documents with a position in the order, from all ranges. */
  const atPositions = (order: 'rank' | 'listed', offset: number, limit: number, _source: string[]): Hit[] =>
    chunks(offset, limit).flatMap((range) =>
      hits({ size: CHUNK, _source, query: { range: { [order]: range } }, sort: [{ [order]: 'asc' }] }),
    );
  const lessonsTo = (range: Query, size: number) =>
    hits({
      size,
      query: { range: { lessons_to: range } },
      sort: [{ lessons_to: 'asc' }],
      _source: false,
    }).map(({ _id, sort }) => ({ row: Number(_id), last: Number(sort?.[0]) }));
  return {
    rowOf: (id) => {
      const [hit] = hits({ size: 1, query: { term: { id } }, _source: false });
      return hit && Number(hit._id);
    },
    renamed: (id) => {
      const of = (other: string) => {
        const [hit] = hits({ size: 1, query: { term: { other_ids: other } }, _source: ['id'] });
        return hit && named.parse(hit._source).id;
      };
      return of(id) ?? of(id.toLowerCase());
    },
    keyed: (keys) => {
      if (keys.length === 0) return [];
      const query = { terms: { keys } };
      const wanted = new Set(keys);
      const found = new Map<string, string>();
      for (const { _source } of hits({ size: MAX_RESULTS, query, _source: ['id', 'keys'] })) {
        const { id, keys: own } = keyed.parse(_source);
        for (const key of own) if (wanted.has(key) && !found.has(key)) found.set(key, id);
      }
      return [...found];
    },
    ids: (offset, limit) =>
      atPositions('rank', offset, limit, ['id']).map(({ _source }) => named.parse(_source).id),
    listed: (offset, limit) =>
      atPositions('listed', offset, limit, ['id', 'added', 'checked']).map(({ _source }) => {
        const { id, added, checked } = dated.parse(_source);
        return { id, ...(added && { addedAt: added }), ...(checked && { checkedAt: checked }) };
      }),
    withListedLessons: (offset, limit) => [
      // A course has at least one of the positions, so that a range has no more courses than positions.
      ...chunks(offset, limit - 1).flatMap((range) => lessonsTo(range, CHUNK)),
      ...lessonsTo({ gte: offset + limit }, 1),
    ],
    latest: (topics, limit) =>
      hits({
        size: limit,
        query: allOf([
          { exists: { field: 'added' } },
          { exists: { field: 'listed' } },
          ...(topics ? [{ terms: { head: topics.map(topicToken) } }] : []),
        ]),
        sort: [{ added: 'desc' }, { rank: 'asc' }],
        _source: false,
      }).map(({ _id }) => Number(_id)),
  };
}
