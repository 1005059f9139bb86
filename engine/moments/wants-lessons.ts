import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { ParsedQuery } from '@/engine/query/parse-query';
import type { QueryTerm } from '@/engine/query/plan-query';
import { findTopic } from '@/engine/retrieve/near-topics';
import { isQuestion } from '@/engine/text/question-words';

/** From this many courses on, the words name a subject that one takes a course in. */
const SHELF = 8;

function isSubject(index: CatalogIndex, terms: QueryTerm[]): boolean {
  const [term, ...others] = terms;
  if (term?.named && others.length === 0)
    return term.topics.some((slug) => (findTopic(index, slug)?.own ?? 0) >= SHELF);
  if (terms.every(({ named }) => named) && index.store.withAll(terms, 'head').has(SHELF)) return true;
  const titled = terms.map(({ lessonAlternatives }) => ({ alternatives: lessonAlternatives }));
  return index.store.withAll(titled, 'title').has(SHELF);
}

/**
 * Whether a search means what a lesson explains, rather than a subject, a course or a person: it asks a
 * question, or its words have no shelf of courses.
 */
export function wantsLessons(
  index: CatalogIndex,
  { plan, exact }: Pick<ParsedQuery, 'plan' | 'exact'>,
  words: string,
): boolean {
  const terms = plan.units.filter(({ required }) => required);
  if (terms.length === 0 || exact.size > 0) return false;
  if (isQuestion(words)) return true;
  return !isSubject(index, terms);
}
