import type { CourseView, LessonView } from '@/lib/course';
import { fnv } from '@/lib/format/fnv';
import type { ShareImage } from '@/lib/head/page-image';
import type { Called } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';
import * as m from '@/messages/share';

/**
 * A short hash of some content, for cache busting; not cryptographic. Written by hand because the browser's
 * own digests are asynchronous, and it is needed while a page renders.
 */
function contentHash(content: readonly unknown[]): string {
  const text = JSON.stringify(content);
  return fnv(text).toString(36) + fnv(text, 0x2f0b4c47).toString(36);
}

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

export function lessonImage({ course, lessons, number, lesson }: Omit<LessonView, 'related'>): ShareImage {
  const { id, title, provider, language } = course;
  const content = [title, provider, language, number, lessons.length, lesson.title, lesson.seconds];
  const query = `course=${encodeURIComponent(id)}&lesson=${number}`;
  return image(query, content, m.lessonFrom({ lesson: lesson.title, course: title }));
}

export type TopicFacts = Called & { slug: string; subject: string; count: number };

export function topicImage({ slug, name, subject, count }: TopicFacts): ShareImage {
  return image(`topic=${encodeURIComponent(slug)}`, [name, subject, count], m.topicCourses({ topic: name }));
}
