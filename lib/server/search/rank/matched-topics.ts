import { assertServer } from '@/lib/assert-server';
import type { CourseCard } from '@/lib/courses/course-card';
import { findTopic } from '@/lib/server/search/near-topics';
import type { Plan } from '@/lib/server/search/query/plan-query';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';

assertServer('lib/server/search/rank/matched-topics');

/** Numbers at the start of a head that say how long its fields are. */
const HEAD_FIELDS = 5;
/** Below it, a title only resembles the words. */
const SAYS_IT = 0.6;

/**
 * The names of the topics by which a course matched, where neither its title nor its people say the words. Words that
 * name several topics are told only by the course's first one.
 */
export function matchedTopics(
  index: CatalogIndex,
  { units, hits }: Plan,
  head: Uint32Array,
  card: Pick<CourseCard, 'topic'>,
): string[] {
  const [title = 0, extra = 0, topics = 0, , people = 0] = head;
  const unitsIn = (from: number, count: number, least: number) =>
    [...head.subarray(from, from + count)].flatMap((id) =>
      (hits.get(id) ?? []).filter(({ quality }) => quality >= least).map(({ unit }) => unit),
    );
  const rest = HEAD_FIELDS + title + extra;
  const said = new Set([
    ...unitsIn(HEAD_FIELDS, title + extra, SAYS_IT),
    ...unitsIn(rest + topics, people, SAYS_IT),
  ]);
  const inTopics = new Set(unitsIn(rest, topics, 0));
  const names = units.flatMap(({ required, topics: slugs }, unit) => {
    if (!required || said.has(unit) || !inTopics.has(unit)) return [];
    const named = slugs.flatMap((slug) => findTopic(index, slug)?.name ?? []);
    return named.length > 1 ? named.filter((name) => name === card.topic) : named;
  });
  return [...new Set(names)];
}
