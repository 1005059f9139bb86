import type { Course, TopicMap } from '@/lib/course';
import { fulfils, isWide, mustBefore, neededFor, topicAt } from './ways';

/** Topics that a page names. */
const MOST = 3;
/** Everybody who watches a lesson here knows these. */
const USES_A_COMPUTER: ReadonlySet<string> = new Set(['computer-basics', 'internet-basics', 'smartphones']);

/**
 * What a lesson builds on, the nearest first: what its title and its chapters name of what comes before its course, then what their
 * other topics need. What the course is about is left out, and what is too wide to be explained in two lessons. What the whole
 * course asks for says too little of one lesson: of 106 that were read, it helped in 4 of 10.
 */
export function buildsOn(map: TopicMap, course: Course, topics: readonly string[]): string[] {
  const [own = ''] = course.topics;
  const before = new Set(mustBefore(map, own));
  const subject = topicAt(map, own)?.subject;
  const needed = [
    ...topics.filter((slug) => before.has(slug)),
    // A word has another meaning in another subject: esters are derivatives, too. A title that names what all of the course is about
    // says nothing of this lesson.
    ...topics
      .filter((slug) => slug !== own && !before.has(slug) && topicAt(map, slug)?.subject === subject)
      .flatMap((slug) => neededFor(map, slug)),
  ];
  const isKnown = (slug: string) => fulfils(map, own, slug) || USES_A_COMPUTER.has(slug);
  return [...new Set(needed)].filter((slug) => !isKnown(slug) && !isWide(map, slug)).slice(0, MOST);
}
