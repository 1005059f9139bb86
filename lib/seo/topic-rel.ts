/** With fewer courses, a topic's page is not worth a place in a search engine. */
const FEWEST_COURSES = 5;

/** Whether search engines may list the page of a topic with so many courses. */
export const isIndexedTopic = ({ count }: { count: number }): boolean => count >= FEWEST_COURSES;

/** The `rel` of a link to the page of a topic: crawlers follow those to pages that they may list. */
export const topicRel = (topic: { count: number }): 'nofollow' | undefined =>
  isIndexedTopic(topic) ? undefined : 'nofollow';
