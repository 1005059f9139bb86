import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { Clause } from '@/engine/query/parse-clauses';
import type { Retrieved } from '@/engine/query/retrieve';
import { findTopic } from '@/engine/retrieve/near-topics';
import { isQuestion } from '@/engine/text/question-words';

/** From this many courses on, the words name a subject that one takes a course in. */
const ENOUGH_COURSES = 8;

function isSubject(index: CatalogIndex, terms: Clause[]): boolean {
  const [term, ...others] = terms;
  if (term?.named && others.length === 0)
    return term.topics.some((slug) => (findTopic(index, slug)?.own ?? 0) >= ENOUGH_COURSES);
  if (terms.every(({ named }) => named) && index.store.withAll(terms, 'head').has(ENOUGH_COURSES))
    return true;
  const titled = terms.map(({ lessonAlternatives }) => ({ alternatives: lessonAlternatives }));
  return index.store.withAll(titled, 'title').has(ENOUGH_COURSES);
}

/**
 * Whether a search means what a lesson explains, rather than a subject, a course or a person: it asks a
 * question, or its words name no subject with many courses.
 */
export function wantsLessons(
  index: CatalogIndex,
  { parsed, exact }: Pick<Retrieved, 'parsed' | 'exact'>,
  words: string,
): boolean {
  const terms = parsed.clauses.filter(({ required }) => required);
  if (terms.length === 0 || exact.size > 0) return false;
  if (isQuestion(words)) return true;
  return !isSubject(index, terms);
}
