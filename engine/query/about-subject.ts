import type { CatalogIndex } from '@/engine/format/course-store.types';
import { findTopic } from '@/engine/retrieve/near-topics';
import { tokenize } from '@/engine/text/tokenize';
import { type ParsedQuery, parseClauses, soft } from './parse-clauses';

/** How much more than any other term that only orders courses one weighs that says what of the subject is asked for. */
const ASKED = 2;

/**
 * The query as if the names of these topics had been typed: they are what its courses must have. Other words only order
 * them.
 */
export function aboutSubject(
  index: CatalogIndex,
  parsed: ParsedQuery,
  slugs: readonly string[],
): ParsedQuery {
  const { languages } = parsed;
  const isOfSubject = ({ topics }: { topics: string[] }) => topics.some((slug) => slugs.includes(slug));
  const clauses = parsed.clauses.map((clause) => {
    if (!clause.required || isOfSubject(clause)) return clause;
    const asked = soft(clause);
    return { ...asked, weight: ASKED * asked.weight };
  });
  const typed = new Set(clauses.flatMap(({ required, topics }) => (required ? topics : [])));
  const hits = new Map(parsed.hits);
  const subjects = new Set(parsed.subjects);
  let { tokens } = parsed;
  for (const slug of slugs.filter((one) => !typed.has(one))) {
    const words = tokenize(findTopic(index, slug)?.name ?? '');
    const named = parseClauses(index, words, { taken: new Set(), languages });
    // Words of the name are next to none that was typed.
    const [firstClause, firstToken] = [clauses.length, tokens + 1];
    clauses.push(...named.clauses);
    for (const [word, found] of named.hits) {
      const moved = found.map((hit) => ({
        ...hit,
        clause: hit.clause + firstClause,
        token: hit.token + firstToken,
      }));
      hits.set(word, [...(hits.get(word) ?? []), ...moved]);
    }
    for (const subject of named.subjects) subjects.add(subject);
    tokens = firstToken + named.tokens;
  }
  return { ...parsed, clauses, hits, subjects, tokens };
}
