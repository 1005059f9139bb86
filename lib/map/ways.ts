import type { MapTopic, TopicMap } from '@/lib/course';

/** The topic of a slug, which may come from an address. */
export const topicAt = (map: TopicMap, slug: string): MapTopic | undefined =>
  Object.hasOwn(map, slug) ? map[slug] : undefined;

/** Whether who knows one topic knows the other: it is the same, or the wider one that the known one is part of. */
export function fulfils(map: TopicMap, known: string, needed: string): boolean {
  const above = new Set<string>();
  for (let next: string | undefined = known; next !== undefined && !above.has(next); ) {
    above.add(next);
    next = topicAt(map, next)?.broader;
  }
  return above.has(needed);
}

/** A topic with so many parts is a subject of its own. */
const WIDE = 3;

/** Whether a topic is too wide to be explained in a lesson or two. */
export const isWide = (map: TopicMap, slug: string): boolean =>
  Object.values(map).filter(({ broader }) => broader === slug).length >= WIDE;

/** What a topic needs (`must`), without what only helps. */
export const neededFor = (map: TopicMap, slug: string): string[] =>
  (topicAt(map, slug)?.requires ?? [])
    .filter(({ strength, topic }) => strength === 'must' && topicAt(map, topic))
    .map(({ topic }) => topic);

/** All that must come before a topic, in an order in which it can be learned. What helps is not followed: its own needs are not the topic's. */
export function mustBefore(map: TopicMap, slug: string): string[] {
  const seen = new Set([slug]);
  const order: string[] = [];
  const visit = (one: string) => {
    for (const topic of neededFor(map, one)) {
      if (seen.has(topic)) continue;
      seen.add(topic);
      visit(topic);
      order.push(topic);
    }
  };
  visit(slug);
  return order;
}
