import type { CourseView, LessonView } from '@/lib/course';
import type { ShareImage } from '@/lib/head/page-image';
import type { Called } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';
import * as m from '@/messages/share';
import { contentHash } from './content-hash';

/** Raise it when the drawing changes, so that caches load the new one. */
const DRAWING = 3;

function image(query: string, content: readonly unknown[], alt: string): ShareImage {
  return { path: `${paths.api.shareImage()}?${query}&v=${contentHash([DRAWING, ...content])}`, alt };
}

/** The share image of a course. Its address changes with its content. */
export function courseImage(course: CourseView['course']): ShareImage {
  const { id, title, provider, kind, lessonCount, hours, level, language, year, cost } = course;
  const content = [title, provider, kind, lessonCount, hours, level, language, year, cost];
  return image(`course=${encodeURIComponent(id)}`, content, `${title}, ${provider}`);
}

/** The share image of a lesson's watch page. */
export function lessonImage({ course, lessons, number, lesson }: Omit<LessonView, 'related'>): ShareImage {
  const { id, title, provider, language } = course;
  const content = [title, provider, language, number, lessons.length, lesson.title, lesson.seconds];
  const query = `course=${encodeURIComponent(id)}&lesson=${number}`;
  return image(query, content, m.lessonFrom({ lesson: lesson.title, course: title }));
}

export type TopicFacts = Called & { slug: string; subject: string; count: number };

/** The share image of a topic page. */
export function topicImage({ slug, name, subject, count }: TopicFacts): ShareImage {
  return image(`topic=${encodeURIComponent(slug)}`, [name, subject, count], m.topicCourses({ topic: name }));
}
