import type { Course, KnowFirst, NamedTopic, TopicMap } from '@/lib/course';
import { topicAt } from './ways';

type Asking = Pick<Course, 'level' | 'topics' | 'prerequisites'>;

function named(map: TopicMap, slugs: readonly string[]): NamedTopic[] {
  return slugs.flatMap((slug) => {
    const topic = topicAt(map, slug);
    return topic ? [{ slug, name: topic.name, count: topic.count }] : [];
  });
}

/**
 * What to know before a course: what the course itself states, else what comes before its first topic. That a topic needs
 * nothing holds for its first courses only: one above beginner level asks for the basics of its topic. Undefined where
 * nothing is known.
 */
export function knowFirst(map: TopicMap, { level, topics, prerequisites }: Asking): KnowFirst | undefined {
  if (prerequisites) {
    const must = named(map, prerequisites.topics ?? []);
    return { must, helps: [], isStated: true };
  }
  const [slug = ''] = topics;
  const topic = topicAt(map, slug);
  if (!topic?.requires) return undefined;
  const of = (strength: string) =>
    named(map, topic.requires?.filter((one) => one.strength === strength).map((one) => one.topic) ?? []);
  const must = of('must');
  const helps = of('helps');
  const isAbove = level === 'intermediate' || level === 'advanced';
  const [basicsOf] = isAbove ? named(map, [slug]) : [];
  if (basicsOf) return { must, helps, basicsOf };
  if (must.length + helps.length > 0) return { must, helps };
  return level === 'beginner' ? { must, helps, nothing: topic.firstFor ?? true } : undefined;
}
