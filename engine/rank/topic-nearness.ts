import type { CatalogIndex, RowFacts } from '@/engine/format/course-store.types';

/** How near a course's nearest topic is to what the words mean: 0 for unrelated topics, or none, to 1. */
export function topicNearness(
  { meaning }: CatalogIndex,
  direction: Float32Array | undefined,
): (facts: RowFacts) => number {
  if (!meaning || !direction) return () => 0;
  const known = new Map<number, number>();
  const nearness = (id: number): number => {
    const found = known.get(id) ?? Math.max(0, meaning.similarityOf(direction, id));
    known.set(id, found);
    return found;
  };
  return ({ topics }) => {
    let nearest = 0;
    for (let at = 0; at < topics.length; at++) nearest = Math.max(nearest, nearness(topics[at] ?? 0));
    return nearest;
  };
}
