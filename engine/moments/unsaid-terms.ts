import { readHead } from '@/engine/format/vocabulary';
import { type Plan, type QueryTerm, saysTerm } from '@/engine/query/plan-query';
import { SAYS_IT } from '@/engine/rank/rank-weights';

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
