import type { CourseCard, CourseLink, Level } from '@/lib/course';
import type { ShareImage } from '@/lib/head/page-image';
import type { Called } from '@/lib/locale/topic-name';

export type FirstStep = Pick<CourseCard, 'id' | 'title' | 'language' | 'listed'> & { level: Level };

export type TopicGroup = { heading: string; courses: CourseLink[] };

/** What the first page of a topic shows besides its results. */
export type TopicPage = Called & {
  /** Sentences made of counts; may be empty. */
  intro: string;
  description: string;
  /** One course per level, easiest first. */
  startHere: FirstStep[];
  /** Shortest, longest, in other languages. */
  more: TopicGroup[];
  related: (Called & { count: number })[];
  /** Its slug, if it has a map: what comes before and after it. */
  mapped?: string;
  /** Path of the feed of new courses, if there are any. */
  feed?: string;
  image?: ShareImage;
};
