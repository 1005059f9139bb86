import type { MapTopic, NamedTopic, TopicMap } from '@/lib/course';
import { mustBefore, topicAt } from './ways';

export type MapStep = NamedTopic & {
  /** What it is needed for. */
  why: string;
  /** The topic that needs it, if that is not the one in the middle. */
  of?: string;
  helps?: true;
};

export type TopicAround = {
  topic: NamedTopic & Pick<MapTopic, 'subject' | 'firstFor'>;
  /** Nothing comes before it. */
  isOpen?: true;
  /** All that comes before it, in an order in which it can be learned. */
  before: MapStep[];
  helps: MapStep[];
  /** What it is needed for, what it is a must for first, those with most courses first. */
  next: MapStep[];
  /** Number of those that are left out. */
  more?: number;
};

/** Topics listed that a topic is needed for. */
const MOST_NEXT = 24;

const named = (map: TopicMap, slug: string): NamedTopic => {
  const { name = slug, count = 0 } = topicAt(map, slug) ?? {};
  return { slug, name, count };
};

/** Why a topic stands before another one; undefined if it does not. */
const edge = (map: TopicMap, from: string, to: string) =>
  topicAt(map, to)?.requires?.find(({ topic }) => topic === from);

/** All that comes before, each with its reason for the nearest topic that needs it. */
function stepsBefore(map: TopicMap, slug: string): MapStep[] {
  const order = mustBefore(map, slug);
  const later = [slug, ...[...order].reverse()];
  return order.map((one) => {
    const of = later.find((to) => edge(map, one, to)?.strength === 'must') ?? slug;
    return {
      ...named(map, one),
      why: edge(map, one, of)?.why ?? '',
      ...(of !== slug && { of: named(map, of).name }),
    };
  });
}

function stepsAfter(map: TopicMap, slug: string): MapStep[] {
  return Object.keys(map)
    .flatMap((to): MapStep[] => {
      const found = edge(map, slug, to);
      if (!found) return [];
      return [{ ...named(map, to), why: found.why, ...(found.strength === 'helps' && { helps: true }) }];
    })
    .sort((a, b) => Number(a.helps ?? 0) - Number(b.helps ?? 0) || b.count - a.count);
}

/** What is around a topic; undefined if there is no such topic, or nothing is known of what is around it. */
export function topicAround(map: TopicMap, slug: string): TopicAround | undefined {
  const topic = topicAt(map, slug);
  if (!topic) return undefined;
  const { subject, firstFor, requires } = topic;
  const before = stepsBefore(map, slug);
  const helps = (requires ?? []).flatMap(({ topic: other, strength, why }) =>
    strength === 'helps' && topicAt(map, other) ? [{ ...named(map, other), why }] : [],
  );
  const next = stepsAfter(map, slug);
  if (!requires && next.length === 0) return undefined;
  const more = Math.max(0, next.length - MOST_NEXT);
  return {
    topic: { ...named(map, slug), subject, ...(firstFor && { firstFor }) },
    ...(requires && before.length + helps.length === 0 && { isOpen: true }),
    before,
    helps,
    next: next.slice(0, MOST_NEXT),
    ...(more > 0 && { more }),
  };
}
