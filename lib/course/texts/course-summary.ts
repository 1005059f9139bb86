import type { Course } from '@/lib/course/course.schema';
import { askedHere, assetWords } from '@/lib/course/course-inside';
import { knownHours, leastHours, otherPlatform } from '@/lib/course/labels';
import { languageInside, NO_LANGUAGE } from '@/lib/course/language-names';
import { atLeast, duration, lengthWords } from '@/lib/course/length';
import { beginning } from '@/lib/format/beginning';
import { joinNames } from '@/lib/format/join-names';
import { joinTitles, joinWords, listOf, sentencesOf } from '@/lib/format/join-words';
import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/course';
import { providerName, teachersBeside } from './who-teaches';

type Facts = Pick<
  Course,
  | 'kind'
  | 'provider'
  | 'platform'
  | 'instructors'
  | 'level'
  | 'language'
  | 'cost'
  | 'hours'
  | 'leastHours'
  | 'workload'
  | 'lessons'
  | 'outline'
  | 'weeks'
  | 'assets'
  | 'prerequisites'
>;

/** Maximum number of names in a sentence. */
const NAMES = 3;
/** Maximum number of things that it asks for. */
const NEEDS = 5;

function what({ kind, lessons, outline = [] }: Facts): string {
  const videos = lessons && m.countVideoLessons({ count: lessons.length });
  const parts = videos ?? (outline.length > 1 ? m.countParts({ count: outline.length }) : undefined);
  const chapters = lessons?.length === 1 ? (lessons[0]?.chapters?.length ?? 0) : 0;
  switch (kind) {
    case 'video-series':
      return videos ?? (parts ? m.videoSeriesWith({ parts }) : m.videoSeries());
    case 'single-video':
      return chapters > 1 ? m.videoWith({ count: chapters }) : m.singleVideo();
    case 'interactive':
      return parts ? m.interactiveWith({ parts }) : m.interactiveCourse();
    case 'text':
      return parts ? m.writtenWith({ parts }) : m.writtenCourse();
    case 'mooc':
      return parts ? m.onlineWith({ parts }) : m.onlineCourse();
  }
}

function whatAndWhere(course: Facts): string {
  const platform = otherPlatform(course);
  const provider = providerName(course);
  return platform
    ? m.summaryFromOn({ what: what(course), provider, platform })
    : m.summaryFrom({ what: what(course), provider });
}

function withTeachers(course: string, { instructors = [], provider }: Facts): string {
  if (teachersBeside({ instructors, provider }).length === 0) return course;
  const names = [...new Set(instructors)];
  const shown = names.length > NAMES + 1 ? names.slice(0, NAMES) : names;
  const others = names.length - shown.length;
  return m.taughtBy({
    course,
    teachers: joinWords(others > 0 ? [...shown, m.others({ count: others })] : shown),
  });
}

/** What it is on, comes with and asks for, a sentence each; what has words in English alone is left to the page. */
function more(course: Facts, topics: readonly string[]): string[] {
  const { none, knowledge = [], source } = course.prerequisites ?? {};
  const assets = assetWords(course);
  const asked = knowledge.slice(0, NEEDS).map(askedHere);
  const isSaid = currentLocale() === 'en' || asked.every(({ english }) => english !== undefined);
  return [
    ...(topics.length > 0 ? [m.onTopics({ topics: joinNames(topics.slice(0, NAMES)) })] : []),
    ...(assets.length > 0 ? [m.comesWithAssets({ assets: joinWords(assets) })] : []),
    ...(asked.length > 0 && isSaid ? [m.asksFor({ things: joinTitles(asked.map(({ name }) => name)) })] : []),
    ...(none && !source ? [m.asksForNothing()] : []),
  ];
}

/**
 * What a course is, composed from its facts: "28 video lessons from MIT OpenCourseWare, taught by Erik
 * Demaine. Intermediate, in English, free. On algorithms." `topics` are names, the most specific first. Unknown facts are
 * left out.
 */
export function courseSummary(course: Facts, topics: readonly string[] = []): string {
  const hours = knownHours(course);
  const least = leastHours(course);
  const details = listOf([
    hours && lengthWords({ ...course, hours }),
    least && atLeast({ leastHours: least, lessonCount: course.lessons?.length ?? 0 }),
    course.workload === undefined ? undefined : m.ofStudy({ time: duration(course.workload * 3600) }),
    course.weeks === undefined ? undefined : m.countWeeks({ count: course.weeks }),
    course.level && m.levelInside({ level: course.level }),
    course.language === NO_LANGUAGE ? undefined : m.inLanguage({ language: languageInside(course.language) }),
    m.costInside({ cost: course.cost }),
  ]);
  // A name may end with a full stop of its own: "Example Inc."
  const subject = withTeachers(whatAndWhere(course), course).replace(/\.$/, '');
  return sentencesOf([m.summary({ subject, details: beginning(details) }), ...more(course, topics)]);
}
