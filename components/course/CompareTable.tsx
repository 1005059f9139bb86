import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { ComparedCourse } from '@/lib/course/compared-course';
import { COST_LABELS, KIND_LABELS, otherPlatform } from '@/lib/course/labels';
import { langOf } from '@/lib/course/lang-of';
import { languageName, NO_LANGUAGE } from '@/lib/course/language-names';
import { atLeast } from '@/lib/course/length';
import { LEVEL_LABELS } from '@/lib/course/level-labels';
import { longDay } from '@/lib/course/long-day';
import { certificateLabel } from '@/lib/course/offer-labels';
import { sayEvenings } from '@/lib/course/texts/evenings';
import { listOf } from '@/lib/format/join-words';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';
import { Cover } from './Cover';
import { OutwardLink } from './OutwardLink';

type Fact = (course: ComparedCourse) => string | number | false | undefined;

type Row = readonly [name: string, fact: Fact, worth?: Fact];

/** What the courses cover: what all of them do, and what only one of them does. */
function coverage(courses: readonly ComparedCourse[]): Row[] {
  const [first, ...others] = courses;
  const shared = (first?.topics ?? []).filter((topic) =>
    others.every(({ topics }) => topics?.includes(topic)),
  );
  if (shared.length === 0 || others.length === 0)
    return [[m.topics(), ({ topics }) => topics && listOf(topics)]];
  const isOthers = (topic: string, own: ComparedCourse) =>
    courses.some((course) => course !== own && course.topics?.includes(topic));
  const own = (course: ComparedCourse) =>
    listOf((course.topics ?? []).filter((topic) => !isOthers(topic, course)));
  return [
    [m.coveredHereOnly(), (course) => own(course) || m.nothingElse(), own],
    [others.length === 1 ? m.coveredByBoth() : m.coveredByAll(), () => listOf(shared)],
  ];
}

/**
 * The rows, with the fact of a course; undefined or empty if it is unknown. A row is left out where no course
 * has the fact, or where none is `worth` it.
 */
const rows = (courses: readonly ComparedCourse[]): Row[] => [
  [
    m.length(),
    ({ hours, aboutHours, ...course }) =>
      hours
        ? sayEvenings(hours)
        : (course.lessonCount && atLeast(course)) ||
          (aboutHours && m.aboutTime({ time: sayEvenings(aboutHours) })),
  ],
  [
    m.workload(),
    ({ workload, ...course }) => (workload ? sayEvenings(workload) : !course.lessonCount && atLeast(course)),
  ],
  [
    m.lessons(),
    ({ lessonCount, partCount }) => lessonCount ?? (partCount && m.countParts({ count: partCount })),
  ],
  [m.level(), ({ level }) => level && LEVEL_LABELS[level]()],
  [m.language(), ({ language }) => language !== NO_LANGUAGE && languageName(language)],
  [m.price(), ({ cost }) => COST_LABELS[cost]()],
  [m.certificate(), ({ certificate }) => certificate && certificateLabel(certificate)],
  [m.comesWith(), ({ comesWith }) => comesWith && listOf(comesWith)],
  [m.teacher(), ({ instructors }) => instructors && listOf(instructors)],
  [m.provider(), ({ provider }) => provider],
  [m.platform(), ({ platform, provider }) => platform ?? provider, otherPlatform],
  [m.format(), ({ kind }) => KIND_LABELS[kind]()],
  [m.watchHere(), ({ playable }) => (playable ? m.yes() : m.no())],
  ...coverage(courses),
  [m.year(), ({ year }) => year],
  [
    m.lastChecked(),
    ({ checkedAt, unchecked }) => (checkedAt ? longDay(checkedAt) : unchecked && m.notChecked()),
  ],
];

/** The rows of which something is known, those first in which the courses differ. */
function rowsOf(courses: ComparedCourse[]) {
  const known = rows(courses)
    .filter(([, fact, worth = fact]) => courses.some(worth))
    .map(([name, fact]) => {
      const facts = courses.map((course) => ({ id: course.id, fact: fact(course) }));
      return { name, facts, differ: new Set(facts.map(({ fact }) => fact || undefined)).size > 1 };
    });
  return [...known.filter(({ differ }) => differ), ...known.filter(({ differ }) => !differ)];
}

type Props = {
  courses: ComparedCourse[];
  save: (course: Pick<ComparedCourse, 'id' | 'title'>) => ReactNode;
};

/** One column for each course. Rows that are known of none are left out. */
export function CompareTable({ courses, save }: Props) {
  const ids = courses.map(({ id }) => id);
  return (
    <div className={`compared compared-${courses.length}`}>
      <table>
        <caption className="sr-only">{m.compareCaption()}</caption>
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
                  <Button look="primary" size="large" href={paths.lesson(id, first)} rel="nofollow" plays>
                    {m.start()}
                  </Button>
                ) : (
                  <OutwardLink href={url} look="quiet" size="large">
                    {m.goTo({ place: platform ?? provider })}
                  </OutwardLink>
                )}
                {save({ id, title })}
              </td>
            ))}
          </tr>
          {rowsOf(courses).map(({ name, facts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {facts.map(({ id, fact }) => (
                <td key={id}>{fact || <span>{m.notStated()}</span>}</td>
              ))}
            </tr>
          ))}
          {courses.length > 1 && (
            <tr className="print:hidden">
              <td />
              {courses.map(({ id, title }) => (
                <td key={id}>
                  <a href={paths.compare(ids.filter((other) => other !== id))} rel="nofollow">
                    {m.removeTitle({ title, hidden: (text) => <span className="sr-only">{text}</span> })}
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
