import { topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { readHead } from '@/engine/format/vocabulary';
import { findWord } from '@/engine/query/look-up-words';
import type { ParsedQuery } from '@/engine/query/parse-clauses';
import { findTopic } from '@/engine/retrieve/near-topics';
import { SAYS_IT } from './rank-weights';

/** The names of the topics of a course by which it matched, where neither its title nor its people say the words. */
export function matchedTopics(
  index: CatalogIndex,
  { clauses, hits }: ParsedQuery,
  head: Uint32Array,
): string[] {
  const { title, extra, topics, people } = readHead(head);
  const said = new Set(
    [...title, ...extra, ...people].flatMap((id) =>
      (hits.get(id) ?? []).filter(({ quality }) => quality >= SAYS_IT).map(({ clause }) => clause),
    ),
  );
  const own = new Set(topics);
  const has = (slug: string) => findWord(index, topicToken(slug)).some(({ id }) => own.has(id));
  const names = clauses.flatMap(({ required, topics: slugs }, clause) =>
    required && !said.has(clause)
      ? slugs.filter(has).flatMap((slug) => findTopic(index, slug)?.name ?? [])
      : [],
  );
  return [...new Set(names)];
}
