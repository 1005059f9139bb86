import { localePrefix } from '@/lib/locale/locale-path';
import type { Called } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';

/**
 * The `rel` of a link to a course or a lesson: crawlers follow those to pages that search engines are told of, in English
 * alone.
 */
export const listedRel = ({ listed }: { listed?: true }): 'nofollow' | undefined =>
  listed && !localePrefix() ? undefined : 'nofollow';

/** With fewer courses, a topic's page is not worth a place in a search engine. */
const FEWEST_COURSES = 5;

/** Whether search engines are told of the page of a topic with so many courses. */
export const isListedTopic = ({ count }: { count: number }): boolean => count >= FEWEST_COURSES;

/** The `rel` of a link to the page of a topic: in another language than English, to those that have courses in it. */
export const topicRel = (topic: { count: number; taughtHere?: true }): 'nofollow' | undefined =>
  isListedTopic(topic) && (topic.taughtHere || !localePrefix()) ? undefined : 'nofollow';

export const topicHref = ({ name, english = name }: Called): string => paths.search(english.toLowerCase());
