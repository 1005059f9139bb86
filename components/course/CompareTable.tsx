import type { ReactNode } from 'react';
import { NoHydrate } from '@/components/ui/NoHydrate';
import type { ComparedCourse } from '@/lib/course/compared-course';
import { COST_LABELS, KIND_LABELS, LEVEL_LABELS, otherPlatform } from '@/lib/course/labels';
import { langOf } from '@/lib/course/lang-of';
import { languageName, NO_LANGUAGE } from '@/lib/course/language-names';
import { longDay } from '@/lib/course/long-day';
import { sayEvenings } from '@/lib/course/texts/evenings';
import { paths } from '@/lib/paths';
import { Cover } from './Cover';

type Fact = (course: ComparedCourse) => ReactNode;

/**
 * The rows, with the fact of a course; undefined or empty if it is unknown. A row is left out where no course
 * has the fact, or where none is `worth` it.
 */
const ROWS: readonly (readonly [name: string, fact: Fact, worth?: Fact])[] = [
  ['Length', ({ hours }) => hours && sayEvenings(hours)],
  ['Workload', ({ workload }) => workload && sayEvenings(workload)],
  ['Lessons', ({ lessonCount }) => lessonCount],
  ['Level', ({ level }) => level && LEVEL_LABELS[level]],
  ['Language', ({ language }) => language !== NO_LANGUAGE && languageName(language)],
  ['Price', ({ cost }) => COST_LABELS[cost]],
  ['Teacher', ({ instructors }) => instructors?.join(', ')],
  ['Provider', ({ provider }) => provider],
  ['Platform', ({ platform, provider }) => platform ?? provider, otherPlatform],
  ['Format', ({ kind }) => KIND_LABELS[kind]],
  ['Watch here', ({ playable }) => (playable ? 'Yes' : 'No')],
  ['Topics', ({ topics }) => topics?.join(', ')],
  ['Year', ({ year }) => year],
  ['Last checked', ({ checkedAt }) => checkedAt && <time dateTime={checkedAt}>{longDay(checkedAt)}</time>],
];

/** One column for each course. Rows that are known of none are left out. */
export function CompareTable({ courses }: { courses: ComparedCourse[] }) {
  const ids = courses.map(({ id }) => id);
  return (
    <NoHydrate staleKey={courses} className={`compared compared-${courses.length}`}>
      <table>
        <caption className="sr-only">Facts about the courses, one course in each column</caption>
        <thead>
          <tr>
            <td />
            {courses.map((course) => (
              <th key={course.id} scope="col">
                <Cover course={course} videoId={course.coverVideoId} />
                <a href={paths.course(course.id)}>
                  <bdi lang={langOf(course.language)}>{course.title}</bdi>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.filter(([, fact, worth = fact]) => courses.some(worth)).map(([name, fact]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {courses.map((course) => (
                <td key={course.id}>{fact(course) || <span>Not stated</span>}</td>
              ))}
            </tr>
          ))}
          {courses.length > 1 && (
            <tr className="print:hidden">
              <td />
              {courses.map(({ id, title }) => (
                <td key={id}>
                  <a href={paths.compare(ids.filter((other) => other !== id))} rel="nofollow">
                    Remove<span className="sr-only"> {title}</span>
                  </a>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </NoHydrate>
  );
}
