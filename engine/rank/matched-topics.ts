import { topicToken } from '@/engine/format/analyse-course';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import { valueNamed } from '@/engine/format/facet-values';
import { readHead } from '@/engine/format/vocabulary';
import { findWord } from '@/engine/query/look-up-words';
import type { ParsedQuery } from '@/engine/query/parse-clauses';
import { findTopic } from '@/engine/retrieve/near-topics';
import { SAYS_IT } from './rank-weights';

/** Of a course that nothing in the words names. */
const SHOWN = 2;

/** What a course is on, where nothing is asked for by name ("courses for my child"): "Archery" may be a project to code. */
export function firstTopics(index: CatalogIndex, { clauses }: ParsedQuery, row: number): string[] {
  if (clauses.some(({ required }) => required)) return [];
  const topics = Array.from(index.store.facts(row).topics).slice(0, SHOWN);
  return topics.map((id) => valueNamed(index, 'topic', id)[1]);
}

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
