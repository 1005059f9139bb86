import { clipWords } from '@/lib/format/clip-words';
import { countOf } from '@/lib/format/count';
import type { CourseView, LessonView } from './course-view';
import { duration } from './length';

/** Length of a title before the site's name, and of a description, that search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;
/** A shorter description says too little. */
const TOO_SHORT = 50;

type Words = { title: string; description: string; keywords: string[] };

/**
 * Title and description of a course page. The description starts with the course's title, so that no two are
 * equal.
 */
export function courseWords({
  title,
  provider,
  topic,
  instructors = [],
  summary,
}: CourseView['course']): Words {
  const text = `${title}: ${summary}`;
  const more = text.length < TOO_SHORT && topic ? ` One of many courses on ${topic}.` : '';
  const whole = `${title} - ${provider}`;
  return {
    title: whole.length <= TITLE && !title.includes(provider) ? whole : clipWords(title, TITLE),
    description: clipWords(text + more, DESCRIPTION),
    keywords: [title, provider, ...(topic ? [topic] : []), ...instructors],
  };
}

/** Title and description of a lesson page. */
export function lessonWords({ course, lessons, number, lesson }: Omit<LessonView, 'related'>): Words {
  const { title, provider, topic } = course;
  const one = lessons.length === 1;
  const place = one
    ? `Watch “${title}” from ${provider}`
    : `${lesson.title}: lesson ${number} of ${lessons.length} in “${title}” from ${provider}`;
  const facts = [
    lesson.seconds && duration(lesson.seconds),
    lesson.chapters && countOf(lesson.chapters.length, 'chapter'),
  ].filter(Boolean);
  return {
    title: clipWords(one ? `Watch ${title}` : `${lesson.title} - ${title}`, TITLE),
    description: clipWords(`${[place, ...facts].join(', ')}.`, DESCRIPTION),
    keywords: [...new Set([lesson.title, title, provider, ...(topic ? [topic] : [])])],
  };
}
