import { readHead } from '@/engine/format/vocabulary';
import { type Clause, type ParsedQuery, saysTerm } from '@/engine/query/parse-clauses';
import { SAYS_IT } from '@/engine/rank/rank-weights';

/**
 * The required terms that a card does not say: neither its title nor its first topic, which the card then names, nor its
 * people.
 */
export function unsaidTerms({ clauses, hits }: ParsedQuery, head: Uint32Array): Clause[] {
  const { title, extra, firstTopic, people } = readHead(head);
  const said = clauses.map(() => new Set<number>());
  for (const id of [...title, ...extra, ...firstTopic, ...people]) {
    for (const { clause, part, quality } of hits.get(id) ?? []) {
      if (quality >= SAYS_IT) said[clause]?.add(part);
    }
  }
  return clauses.filter((term, clause) => term.required && !saysTerm(term, said[clause] ?? new Set()));
}
