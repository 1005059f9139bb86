import { topicHref, topicRel } from '@/lib/course/listed/listed-rel';
import type { NamedTopic } from '@/lib/course/topic-map.types';

/** A topic that comes before a course. One without courses has no page to lead to. */
export function TopicLink({ topic }: { topic: NamedTopic }) {
  const { slug, name, count } = topic;
  if (count === 0) return <span data-topic={slug}>{name}</span>;
  return (
    <a href={topicHref(topic)} rel={topicRel(topic)} data-topic={slug}>
      {name}
    </a>
  );
}
