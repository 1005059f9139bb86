import { assertServer } from '@/lib/assert-server';
import { findTopic } from '@/lib/server/search/near-topics';
import type { ParsedQuery } from '@/lib/server/search/query/parse-query';
import type { QueryTerm } from '@/lib/server/search/query/plan-query';
import type { CatalogIndex } from '@/lib/server/search-index/course-store.types';
import { isQuestion } from '@/lib/text-analysis/question-words';

assertServer('lib/server/search/moments/wants-lessons');

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
