import { COST_LABELS, type CourseView, cardFacts, duration, type LessonView, signOf } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';
import { site } from '@/lib/site';
import * as m from '@/messages/share';
import type { TopicFacts } from './share-image';

export type ShareCard = {
  title: string;
  /** Its provider, and facts in small type. */
  lines: string[];
  /** Selects the cover, as the course's id does on the site. */
  seed: string;
  /** Whose course it is, in a few letters, as on the covers of the site. */
  sign?: string;
  /** BCP 47 tag: selects the variant of letters that several languages write differently. */
  language: string;
};

const shown = (...lines: (string | undefined)[]) =>
  lines.filter((line) => line !== undefined && line !== '') as string[];

export function courseCardToShare(course: CourseView['course']): ShareCard {
  const { id, title, provider, language, cost } = course;
  return {
    title,
    lines: shown(provider, `${cardFacts(course)} · ${COST_LABELS[cost]()}`),
    seed: id,
    sign: signOf(provider),
    language,
  };
}

export function lessonToShare({ course, lessons, number, lesson }: Omit<LessonView, 'related'>): ShareCard {
  const { id, title, provider, language } = course;
  const place = lessons.length > 1 ? m.lessonOf({ number, count: lessons.length }) : undefined;
  return {
    title: lesson.title,
    lines: shown(
      lesson.title === title ? provider : title,
      [place, lesson.seconds && duration(lesson.seconds), provider].filter(Boolean).join(' · '),
    ),
    seed: id,
    sign: signOf(provider),
    language,
  };
}

export function topicToShare({ name, english = name, subject, count }: TopicFacts): ShareCard {
  return {
    title: m.topicCourses({ topic: name }),
    lines: [m.courses({ count }), subject],
    seed: english,
    language: currentLocale(),
  };
}

export function pageToShare({ title, line }: { title: string; line: string }): ShareCard {
  return { title, lines: shown(line), seed: site.name, language: currentLocale() };
}
