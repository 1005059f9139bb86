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
export function knowFirst(map: TopicMap, course: Asking): KnowFirst | undefined {
  const { level, topics, prerequisites } = course;
  const [slug = ''] = topics;
  const topic = topicAt(map, slug);
  const [own] = topic?.requires ? named(map, [slug]) : [];
  const of = own && { of: own };
  if (prerequisites)
    return { must: named(map, prerequisites.topics ?? []), helps: [], isStated: true, ...of };
  if (!topic?.requires || !own) return undefined;
  const { requires, firstFor = true } = topic;
  const withStrength = (strength: string) =>
    named(
      map,
      requires.filter((one) => one.strength === strength).map((one) => one.topic),
    );
  const first = { must: withStrength('must'), helps: withStrength('helps'), ...of };
  if (level === 'intermediate' || level === 'advanced') return { ...first, basicsOf: own };
  if (first.must.length + first.helps.length > 0) return first;
  return level === 'beginner' ? { ...first, nothing: firstFor } : undefined;
}
