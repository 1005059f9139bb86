import { paths } from '@/lib/paths';

/**
 * The `rel` of a link to a search: crawlers follow those to the pages of topics, and none of the endless others.
 * @param topicWords words of the search page that have an indexed page
 */
export function searchRel(href: string, topicWords: readonly string[]): 'nofollow' | undefined {
  return topicWords.some((words) => paths.search(words) === href) ? undefined : 'nofollow';
}
