import { assertServer } from '@/lib/assert-server';
import type { CatalogIndex } from '@/lib/server/search-index/open-index';

assertServer('lib/server/search/meaning/topic-nearness');

/** How near a course's nearest topic is to what the words mean: 0 for unrelated topics, or none, to 1. */
export function topicNearness(
  index: CatalogIndex,
  direction: Float32Array | undefined,
): (row: number) => number {
  const { meaning } = index;
  if (!meaning || !direction) return () => 0;
  const { ids, starts } = index.facets.topic;
  const known = new Map<number, number>();
  const nearness = (id: number): number => {
    const found = known.get(id) ?? Math.max(0, meaning.similarityOf(direction, id));
    known.set(id, found);
    return found;
  };
  return (row) => {
    let nearest = 0;
    for (let at = starts?.[row] ?? 0; at < (starts?.[row + 1] ?? 0); at++)
      nearest = Math.max(nearest, nearness(ids[at] ?? 0));
    return nearest;
  };
}
