import type { CourseCard } from '@/lib/courses/course-card';
import type { ShareImage } from '@/lib/share/page-image';

/** A course in a group: enough to choose it by. */
export type TopicLine = Pick<CourseCard, 'id' | 'title' | 'language' | 'provider'> & { facts: string };

export type TopicGroup = { heading: string; courses: TopicLine[] };

/** What the first page of a topic's results says of the topic besides its results. */
export type TopicPage = {
  /** "Python" */
  name: string;
  /** Sentences made of counts; empty where there is nothing to say. */
  intro: string;
  description: string;
  /** One group a level, easiest first. */
  startHere: TopicGroup[];
  /** Shortest, longest, in other languages. */
  more: TopicGroup[];
  related: { name: string; count: number }[];
  /** Path of the feed of new courses, where there are any. */
  feed?: string;
  image?: ShareImage;
};
