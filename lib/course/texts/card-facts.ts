import type { CourseCard } from '@/lib/course/course-card';
import { KIND_LABELS } from '@/lib/course/labels';
import { languageName, NO_LANGUAGE } from '@/lib/course/language-names';
import { atLeast, duration, lengthWords } from '@/lib/course/length';
import { LEVEL_LABELS } from '@/lib/course/level-labels';
import { listOf } from '@/lib/format/join-words';
import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/course';

const primary = (tag: string) => tag.split('-', 1)[0];

/**
 * The facts of a card in one line: "Video series · 28 lessons · 12 h · Beginner · Spanish · 2019".
 * @param expected the language that goes without saying, as a primary tag
 */
export function cardFacts(
  {
    kind,
    lessonCount,
    partCount,
    level,
    language,
    year,
    otherYears,
    alsoOn,
    certificate,
    ...time
  }: CourseCard,
  expected = primary(currentLocale()),
): string {
  const { hours, workload, aboutHours, weeks } = time;
  return [
    KIND_LABELS[kind](),
    lessonCount && lessonCount > 1 && m.countLessons({ count: lessonCount }),
    partCount && partCount > 1 && m.countParts({ count: partCount }),
    hours && lengthWords({ kind, hours, workload }),
    atLeast({ ...time, ...(lessonCount && { lessonCount }) }),
    workload && m.ofStudy({ time: duration(workload * 3600) }),
    aboutHours && m.aboutTime({ time: duration(aboutHours * 3600) }),
    weeks && !hours && !workload && !aboutHours && m.countWeeks({ count: weeks }),
    level && LEVEL_LABELS[level](),
    primary(language) !== expected && language !== NO_LANGUAGE && languageName(language),
    year,
    otherYears && m.alsoIn({ years: listOf(otherYears) }),
    alsoOn && m.alsoOn({ places: listOf(alsoOn) }),
    certificate && certificate !== 'none' && m.withCertificate({ certificate }),
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
