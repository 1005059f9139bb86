import type { CourseCard } from '@/lib/courses/course-card';
import type { ShareImage } from '@/lib/share/page-image';

/** A course in a group, with what is needed to choose it. */
export type TopicLine = Pick<CourseCard, 'id' | 'title' | 'language' | 'provider'> & { facts: string };

export type TopicGroup = { heading: string; courses: TopicLine[] };

/** What the first page of a topic shows besides its results. */
export type TopicPage = {
  /** "Python" */
  name: string;
  /** Sentences made of counts; may be empty. */
  intro: string;
  description: string;
  /** One group per level, easiest first. */
  startHere: TopicGroup[];
  /** Shortest, longest, in other languages. */
  more: TopicGroup[];
  related: { name: string; count: number }[];
  /** Path of the feed of new courses, if there are any. */
  feed?: string;
  image?: ShareImage;
};
