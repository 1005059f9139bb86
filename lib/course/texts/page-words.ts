import type { CourseView, LessonView } from '@/lib/course/course-view';
import { duration } from '@/lib/course/length';
import { clipWords } from '@/lib/format/clip-words';
import { listOf, sentencesOf } from '@/lib/format/join-words';
import * as m from '@/messages/course';

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
  const text = m.titleAndText({ title, text: summary });
  const more = text.length < TOO_SHORT && topic && m.oneOfMany({ topic });
  const whole = `${title} - ${provider}`;
  return {
    title: whole.length <= TITLE && !title.includes(provider) ? whole : clipWords(title, TITLE),
    description: clipWords(sentencesOf([text, more]), DESCRIPTION),
    keywords: [title, provider, ...(topic ? [topic] : []), ...instructors],
  };
}

/** Length of the course's title behind a lesson's that leaves it no more room. */
const COURSE_IN_TITLE = 22;

/**
 * The lesson's title and that of its course. With the lesson's number where that does not fit or another lesson is called
 * the same, so that no two are equal.
 */
function lessonTitle({ course, lessons, number, lesson }: Omit<LessonView, 'related'>): string {
  const whole = `${lesson.title} - ${course.title}`;
  const isAlone = lessons.filter(({ title }) => title === lesson.title).length < 2;
  if (isAlone && whole.length <= TITLE) return whole;
  const [before, after] = [`${number}. `, ` - ${clipWords(course.title, COURSE_IN_TITLE)}`];
  return before + clipWords(lesson.title, TITLE - before.length - after.length) + after;
}

function placeBetween(before: string | undefined, after: string | undefined): string[] {
  if (before !== undefined && after !== undefined) return [m.comesBetween({ before, after })];
  if (before !== undefined) return [m.comesAfter({ before })];
  return after === undefined ? [] : [m.comesBefore({ after })];
}

/** Title and description of a lesson page. */
export function lessonWords(view: Omit<LessonView, 'related'>): Words {
  const { course, lessons, number, lesson } = view;
  const { title, provider, topic } = course;
  const one = lessons.length === 1;
  const place = one
    ? m.watchFrom({ title, provider })
    : m.lessonWords({ lesson: lesson.title, number, count: lessons.length, title, provider });
  const facts = [
    lesson.seconds && duration(lesson.seconds),
    lesson.chapters && m.countChapters({ count: lesson.chapters.length }),
  ];
  const [before, after] = [lessons[number - 2], lessons[number]];
  return {
    title: one ? clipWords(m.watchTitle({ title }), TITLE) : lessonTitle(view),
    description: clipWords(
      sentencesOf([
        m.placeIs({ place: listOf([place, ...facts]) }),
        ...placeBetween(before?.title, after?.title),
      ]),
      DESCRIPTION,
    ),
    keywords: [...new Set([lesson.title, title, provider, ...(topic ? [topic] : [])])],
  };
}
