import { deniesLevel } from '@polymath/engine/text/title-levels';
import type { Course, KnowFirst, Level, NamedTopic, TopicMap } from '@/lib/course';
import { fulfils, topicAt } from './ways';

type Asking = Pick<Course, 'title' | 'level' | 'topics' | 'prerequisites'>;

/** A number or a level of a language in a title: the course may go on where another ends ("Basic Spanish 2", "B1"). */
const MAY_GO_ON = /(?<![\p{L}\p{N}])(?:[2-9]|II|III|IV|A2|[BC][12])(?![\p{L}\p{N}])/u;

const FIRST_PART = /(?<![\p{L}\p{N}])(?:I|[Pp]art 1)(?![\p{L}\p{N}'’])/u;

/** Whether a title above beginner level begins its subject ("Intro to Deep Learning") or is its first part ("Chinese I"). */
const begins = (title: string, level: Level): boolean =>
  !deniesLevel(title, 'beginner') && (FIRST_PART.test(title) || deniesLevel(title, level));

function named(map: TopicMap, slugs: readonly string[]): NamedTopic[] {
  return slugs.flatMap((slug) => {
    const topic = topicAt(map, slug);
    return topic ? [{ slug, name: topic.name, count: topic.count }] : [];
  });
}

/**
 * What to know before a course: what the course itself states, else what comes before its first topic. That a topic needs
 * nothing holds for its first courses only: one above beginner level asks for the basics of its topic unless its title begins
 * it, and of a course that may go on where another ends nothing is said. A part of a topic helps only above its basics: a first
 * course on economics teaches microeconomics itself. Undefined where nothing is known.
 */
export function knowFirst(map: TopicMap, course: Asking): KnowFirst | undefined {
  const { title, level, topics, prerequisites } = course;
  const [slug = ''] = topics;
  const topic = topicAt(map, slug);
  const [own] = topic?.requires ? named(map, [slug]) : [];
  const of = own && { of: own };
  if (prerequisites)
    return { must: named(map, prerequisites.topics ?? []), helps: [], isStated: true, ...of };
  if (!topic?.requires || !own) return undefined;
  const { requires } = topic;
  const withStrength = (strength: string) =>
    named(
      map,
      requires.filter((one) => one.strength === strength).map((one) => one.topic),
    );
  const first = { must: withStrength('must'), helps: withStrength('helps'), ...of };
  if ((level === 'intermediate' || level === 'advanced') && !begins(title, level))
    return { ...first, basicsOf: own };
  const begun = { ...first, helps: first.helps.filter((one) => !fulfils(map, one.slug, slug)) };
  if (begun.must.length + begun.helps.length > 0) return begun;
  return level === 'beginner' && !MAY_GO_ON.test(title) ? { ...begun, nothing: true } : undefined;
}

/** With what a course states in words alone, where these are names of topics. */
export function withStated(
  map: TopicMap,
  { prerequisites }: Asking,
  first?: KnowFirst,
): KnowFirst | undefined {
  if (!first?.isStated || first.must.length > 0) return first;
  const stated = (prerequisites?.knowledge ?? []).map((words) => words.toLowerCase());
  const must = Object.entries(map).flatMap(([slug, { name, count }]) =>
    stated.includes(name.toLowerCase()) ? [{ slug, name, count }] : [],
  );
  return { ...first, must };
}
