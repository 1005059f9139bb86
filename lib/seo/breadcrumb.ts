import type { CourseCard } from '@/lib/courses/course-card';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/search/query-spelling';

/** Steps above the page of a topic. */
export const STEPS_TO_TOPIC = [
  { name: 'Home', href: paths.home() },
  { name: 'All topics', href: paths.topics() },
];

/** Steps above a course: home, and the page of its first topic if it has one. */
export function stepsToCourse({ topic }: Pick<CourseCard, 'topic'>): { name: string; href: string }[] {
  const home = { name: 'Home', href: paths.home() };
  return topic ? [home, { name: topic, href: paths.search(canonicalWords(topic)) }] : [home];
}
