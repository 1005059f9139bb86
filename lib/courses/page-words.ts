import { clipWords } from '@/lib/format/clip-words';
import { countOf } from '@/lib/format/count';
import type { CourseView, LessonView } from './course-view';
import { duration } from './length';

/** What search engines show of a title before the site's name, and of a description. */
const TITLE = 60;
const DESCRIPTION = 160;
/** A shorter description says too little to choose by. */
const TOO_SHORT = 50;

type Words = { title: string; description: string; keywords: string[] };

/** What the page of a course says of itself: with its title first, so that no two say the same. */
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

/** What the page of a lesson says of itself. */
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
