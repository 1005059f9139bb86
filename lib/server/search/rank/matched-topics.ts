import { assertServer } from '@/lib/assert-server';
import { findTopic } from '@/lib/server/search/near-topics';
import { findWord } from '@/lib/server/search/query/look-up-words';
import type { Plan } from '@/lib/server/search/query/plan-query';
import { topicToken } from '@/lib/server/search-index/build/analyse-course';
import { readHead } from '@/lib/server/search-index/build/vocabulary';
import type { CatalogIndex } from '@/lib/server/search-index/course-store.types';
import { SAYS_IT } from './rank-weights';

assertServer('lib/server/search/rank/matched-topics');

/** The names of the topics of a course by which it matched, where neither its title nor its people say the words. */
export function matchedTopics(index: CatalogIndex, { units, hits }: Plan, head: Uint32Array): string[] {
  const { title, extra, topics, people } = readHead(head);
  const said = new Set(
    [...title, ...extra, ...people].flatMap((id) =>
      (hits.get(id) ?? []).filter(({ quality }) => quality >= SAYS_IT).map(({ unit }) => unit),
    ),
  );
  const own = new Set(topics);
  const has = (slug: string) => findWord(index, topicToken(slug)).some(({ id }) => own.has(id));
  const names = units.flatMap(({ required, topics: slugs }, unit) =>
    required && !said.has(unit)
      ? slugs.filter(has).flatMap((slug) => findTopic(index, slug)?.name ?? [])
      : [],
  );
  return [...new Set(names)];
}
