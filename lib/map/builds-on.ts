import type { Course, TopicMap } from '@/lib/course';
import { knowFirst, withStated } from './know-first';
import { fulfils, isWide, mustBefore, neededFor, topicAt } from './ways';

/** Topics that a page names. */
const MOST = 3;
/** Everybody who watches a lesson here knows these. */
const USES_A_COMPUTER: ReadonlySet<string> = new Set(['computer-basics', 'internet-basics', 'smartphones']);

type Named = {
  /** The topics that its title and its chapters name. */
  topics: readonly string[];
  /** What its course asks for counts, too. */
  withAsked: boolean;
};

/** What a course above beginner level asks for in its own subject: what it needs of others is far from most of its lessons. */
function askedBy(map: TopicMap, course: Course, subject: string | undefined): string[] {
  if (course.level !== 'intermediate' && course.level !== 'advanced') return [];
  const must = withStated(map, course, knowFirst(map, course))?.must ?? [];
  return must.map(({ slug }) => slug).filter((slug) => topicAt(map, slug)?.subject === subject);
}

/**
 * What a lesson builds on, the nearest first: what it names of what comes before its course, what its other topics
 * need, then what its course asks for, which says little of the lessons of a beginner's course. What the course is about is
 * left out, and what is too wide to be explained in two lessons.
 */
export function buildsOn(map: TopicMap, course: Course, { topics, withAsked }: Named): string[] {
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
    ...(withAsked ? askedBy(map, course, subject) : []),
  ];
  const isKnown = (slug: string) => fulfils(map, own, slug) || USES_A_COMPUTER.has(slug);
  return [...new Set(needed)].filter((slug) => !isKnown(slug) && !isWide(map, slug)).slice(0, MOST);
}
