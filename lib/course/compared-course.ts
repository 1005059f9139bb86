import { topicName } from '@/lib/locale/topic-name';
import type { Course, Topic } from './course.schema';
import { type CourseCard, toCourseCard } from './course-card';
import { assetWords } from './course-inside';
import { lessonSegment } from './lessons/lesson-segment';
import { lessonsOf } from './lessons/lessons-of';

/** Number of courses that fit beside each other. */
export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** A course as a column of the table that compares several. */
export type ComparedCourse = CourseCard &
  Pick<Course, 'url' | 'checkedAt'> & {
    topics?: string[];
    /** What one gets beside the lectures, in words. */
    comesWith?: string[];
    /** The part of the address of its first lesson, if it plays here. */
    first?: string;
  };

export type ComparedView = {
  courses: ComparedCourse[];
  /** Number of named courses that are not shown: unknown ones, and those beyond the fourth. */
  leftOut: number;
};

export function toComparedCourse(
  course: Course,
  topics: Pick<Topic, 'name' | 'subject'>[] = [],
): ComparedCourse {
  const { begins: _begins, ...card } = toCourseCard(course, topics[0]);
  const { url, checkedAt } = course;
  const [first] = lessonsOf(course);
  const comesWith = assetWords(course);
  return {
    ...card,
    url,
    ...(checkedAt && { checkedAt }),
    ...(first && { first: lessonSegment(1, first.title) }),
    ...(comesWith.length > 0 && { comesWith }),
    ...(topics.length > 0 && { topics: topics.map(({ name }) => topicName(name)) }),
  };
}
