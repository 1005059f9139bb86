import { assertServer } from '@/lib/assert-server';
import type { Plan, QueryTerm } from '@/lib/server/search/query/plan-query';
import { HEAD_FIELDS } from '@/lib/server/search-index/build/vocabulary';

assertServer('lib/server/search/moments/unsaid-terms');

/** Below it, a topic only resembles the words: "dijkstra" is no name of the topic Algorithms. */
const SAYS_IT = 0.6;

/**
 * The required terms that a card does not say: neither its title nor its first topic, which its cover names, nor its
 * people.
 */
export function unsaidTerms({ units, hits }: Plan, head: Uint32Array): QueryTerm[] {
  const [title = 0, extra = 0, topics = 0, first = 0, people = 0] = head;
  const said = units.map(() => new Set<number>());
  const read = (from: number, count: number) => {
    for (const id of head.subarray(from, from + count)) {
      for (const { unit, part, quality } of hits.get(id) ?? []) {
        if (quality >= SAYS_IT) said[unit]?.add(part);
      }
    }
  };
  const rest = HEAD_FIELDS + title + extra;
  read(HEAD_FIELDS, title + extra + first);
  read(rest + topics, people);
  return units.filter(({ required, parts }, unit) => {
    const found = said[unit];
    return required && !found?.has(-1) && (parts < 2 || (found?.size ?? 0) < parts);
  });
}
