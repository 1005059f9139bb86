import type { CourseView, LessonView } from '@/lib/course/course-view';
import { paths } from '@/lib/paths';
import { canonicalWords } from '@/lib/query-spelling';
import * as m from '@/messages/course';

type Course = Pick<CourseView['course'], 'topic' | 'smallTopics' | 'called'>;

export const stepsToTopic = () => [
  { name: m.home(), href: paths.home() },
  { name: m.allTopics(), href: paths.topics() },
];

/** What a lesson's own step says: its place in its course. */
export function lessonPlace({ lessons, number }: Pick<LessonView, 'lessons' | 'number'>): string {
  return lessons.length > 1 ? m.lessonOf({ number, count: lessons.length }) : m.watch();
}

type Step = { name: string; href: string; rel?: 'nofollow' };

/** Steps above a course: home, and the page of its first topic if it has one. */
export function stepsToCourse({ topic, smallTopics = [], called }: Course): Step[] {
  const home = { name: m.home(), href: paths.home() };
  if (!topic) return [home];
  const step = { name: called?.[topic] ?? topic, href: paths.search(canonicalWords(topic)) };
  return [home, smallTopics.includes(topic) ? { ...step, rel: 'nofollow' } : step];
}

export function stepsToLesson({ course }: Pick<LessonView, 'course'>) {
  const { id, title, language } = course;
  return [...stepsToCourse(course), { name: title, href: paths.course(id), language }];
}
