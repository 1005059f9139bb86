import { assertServer } from '@/lib/assert-server';
import { type Plan, type QueryTerm, saysTerm } from '@/lib/server/search/query/plan-query';
import { SAYS_IT } from '@/lib/server/search/rank/rank-weights';
import { readHead } from '@/lib/server/search-index/build/vocabulary';

assertServer('lib/server/search/moments/unsaid-terms');

/**
 * The required terms that a card does not say: neither its title nor its first topic, which the card then names, nor its
 * people.
 */
export function unsaidTerms({ units, hits }: Plan, head: Uint32Array): QueryTerm[] {
  const { title, extra, firstTopic, people } = readHead(head);
  const said = units.map(() => new Set<number>());
  for (const id of [...title, ...extra, ...firstTopic, ...people]) {
    for (const { unit, part, quality } of hits.get(id) ?? []) {
      if (quality >= SAYS_IT) said[unit]?.add(part);
    }
  }
  return units.filter((term, unit) => term.required && !saysTerm(term, said[unit] ?? new Set()));
}
