import type { Called } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';

/** The `rel` of a link to a course or a lesson: crawlers follow those to pages that search engines are told of. */
export const listedRel = ({ listed }: { listed?: true }): 'nofollow' | undefined =>
  listed ? undefined : 'nofollow';

/** With fewer courses, a topic's page is not worth a place in a search engine. */
const FEWEST_COURSES = 5;

/** Whether search engines are told of the page of a topic with so many courses. */
export const isListedTopic = ({ count }: { count: number }): boolean => count >= FEWEST_COURSES;

/** The `rel` of a link to the page of a topic. */
export const topicRel = (topic: { count: number }): 'nofollow' | undefined =>
  isListedTopic(topic) ? undefined : 'nofollow';

/** The address of the page of a topic. */
export const topicHref = ({ name, english = name }: Called): string => paths.search(english.toLowerCase());
