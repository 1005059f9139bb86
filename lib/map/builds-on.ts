import type { Course, TopicMap } from '@/lib/course';
import { knowFirst } from './know-first';
import { fulfils, isWide, mustBefore, neededFor, topicAt } from './ways';

/** Topics that a page names. */
const MOST = 3;
/** Everybody who watches a lesson here knows these. */
const USES_A_COMPUTER: ReadonlySet<string> = new Set(['computer-basics', 'internet-basics', 'smartphones']);

/**
 * What a lesson builds on, the nearest first: what its title names of what comes before its course, what its other topics
 * need, then what its course asks for, which says little of the lessons of a beginner's course. What the course is about is
 * left out, and what is too wide to be explained in two lessons.
 */
export function buildsOn(map: TopicMap, course: Course, topics: readonly string[]): string[] {
  const {
    level,
    topics: [own = ''],
  } = course;
  const before = new Set(mustBefore(map, own));
  const subject = topicAt(map, own)?.subject;
  const asked = level === 'intermediate' || level === 'advanced' ? knowFirst(map, course)?.must : [];
  const needed = [
    ...topics.filter((slug) => before.has(slug)),
    // A word has another meaning in another subject: esters are derivatives, too.
    ...topics
      .filter((slug) => !before.has(slug) && topicAt(map, slug)?.subject === subject)
      .flatMap((slug) => neededFor(map, slug)),
    ...(asked ?? []).map(({ slug }) => slug),
  ];
  const isKnown = (slug: string) => fulfils(map, own, slug) || USES_A_COMPUTER.has(slug);
  return [...new Set(needed)].filter((slug) => !isKnown(slug) && !isWide(map, slug)).slice(0, MOST);
}
