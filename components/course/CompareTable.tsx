import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { ComparedCourse } from '@/lib/course/compared-course';
import { COST_LABELS, KIND_LABELS, LEVEL_LABELS, otherPlatform } from '@/lib/course/labels';
import { langOf } from '@/lib/course/lang-of';
import { languageName, NO_LANGUAGE } from '@/lib/course/language-names';
import { longDay } from '@/lib/course/long-day';
import { sayEvenings } from '@/lib/course/texts/evenings';
import { paths } from '@/lib/paths';
import { Cover } from './Cover';
import { OutwardLink } from './OutwardLink';

type Fact = (course: ComparedCourse) => string | number | false | undefined;

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
  [
    'Last checked',
    ({ checkedAt, unchecked }) => (checkedAt ? longDay(checkedAt) : unchecked && 'Not checked'),
  ],
];

/** The rows of which something is known, those first in which the courses differ. */
function rowsOf(courses: ComparedCourse[]) {
  const known = ROWS.filter(([, fact, worth = fact]) => courses.some(worth)).map(([name, fact]) => {
    const facts = courses.map((course) => ({ id: course.id, fact: fact(course) }));
    return { name, facts, differ: new Set(facts.map(({ fact }) => fact || undefined)).size > 1 };
  });
  return [...known.filter(({ differ }) => differ), ...known.filter(({ differ }) => !differ)];
}

type Props = {
  courses: ComparedCourse[];
  /** The button that saves a course. */
  save: (course: Pick<ComparedCourse, 'id' | 'title'>) => ReactNode;
};

/** One column for each course. Rows that are known of none are left out. */
export function CompareTable({ courses, save }: Props) {
  const ids = courses.map(({ id }) => id);
  return (
    <div className={`compared compared-${courses.length}`}>
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
          <tr className="print:hidden">
            <td />
            {courses.map(({ id, title, first, url, platform, provider }) => (
              <td key={id}>
                {first ? (
                  <Button look="primary" href={paths.lesson(id, first)} rel="nofollow" plays>
                    Start
                  </Button>
                ) : (
                  <OutwardLink
                    href={url}
                    look="quiet"
                    size="medium"
                  >{`Go to ${platform ?? provider}`}</OutwardLink>
                )}
                {save({ id, title })}
              </td>
            ))}
          </tr>
          {rowsOf(courses).map(({ name, facts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {facts.map(({ id, fact }) => (
                <td key={id}>{fact || <span>Not stated</span>}</td>
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
    </div>
  );
}
