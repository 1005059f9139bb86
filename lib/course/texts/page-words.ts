import type { CourseView, LessonView } from '@/lib/course/course-view';
import { languageInside, NO_LANGUAGE } from '@/lib/course/language-names';
import { duration } from '@/lib/course/length';
import { clipWords } from '@/lib/format/clip-words';
import { listOf, sentencesOf } from '@/lib/format/join-words';
import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/course';

/** Length of a title before the site's name, and of a description, that search engines show. */
const TITLE = 60;
const DESCRIPTION = 160;
/** A shorter description says too little. */
const TOO_SHORT = 50;

type Words = { title: string; description: string; keywords: string[] };

/** The first of these titles that search engines show whole. */
const firstShown = (titles: string[]): string | undefined => titles.find(({ length }) => length <= TITLE);

/**
 * A course's title with as much of its provider and of its language as has room: several have one title, in several languages.
 * Where not even the title has room, its year stands behind what is left of it.
 */
function courseTitle({ title, provider, language, year }: CourseView['course']): string {
  const isElsewhere = language !== NO_LANGUAGE && language.split('-')[0] !== currentLocale().split('-')[0];
  const inLanguage = isElsewhere ? ` (${languageInside(language)})` : '';
  const whole = `${title} - ${provider}`;
  const named = title.includes(provider) ? [] : [whole + inLanguage, whole];
  const ending = inLanguage || (year ? ` (${year})` : '');
  return firstShown([...named, title + inLanguage]) ?? clipWords(title, TITLE - ending.length) + ending;
}

/**
 * Title and description of a course page. The description starts with the course's title, so that no two are
 * equal.
 */
export function courseWords(course: CourseView['course']): Words {
  const { title, provider, topic, instructors = [], summary } = course;
  return {
    title: courseTitle(course),
    description: clipWords(m.titleAndText({ title, text: summary }), DESCRIPTION),
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
  const watch = m.watchTitle({ title });
  const text = sentencesOf([
    m.placeIs({ place: listOf([place, ...facts]) }),
    ...placeBetween(before?.title, after?.title),
  ]);
  const more = text.length < TOO_SHORT && topic && m.oneOfMany({ topic });
  return {
    title: one ? (firstShown([`${watch} - ${provider}`]) ?? clipWords(watch, TITLE)) : lessonTitle(view),
    description: clipWords(sentencesOf([text, more]), DESCRIPTION),
    keywords: [...new Set([lesson.title, title, provider, ...(topic ? [topic] : [])])],
  };
}
