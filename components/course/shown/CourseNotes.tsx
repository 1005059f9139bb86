import { Fragment, type ReactNode } from 'react';
import { Licence } from '@/components/course/Licence';
import type { CourseView } from '@/lib/course/course-view';
import { langOf } from '@/lib/course/lang-of';
import { languageInside, NO_LANGUAGE } from '@/lib/course/language-names';
import { atLeast, duration } from '@/lib/course/length';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { longDay } from '@/lib/course/long-day';
import { sayEvenings } from '@/lib/course/texts/evenings';
import { listOf } from '@/lib/format/join-words';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';
import * as format from '@/messages/format';
import { CourseFacts } from './CourseFacts';
import { ForMe } from './ForMe';
import { KnowFirst } from './KnowFirst';

type View = Pick<CourseView, 'course' | 'lessons' | 'playlist' | 'before' | 'forMe' | 'inside'>;

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** What it covers, where lessons or chapters say more than its topics, which stand among its facts. */
function Covers({ course, lessons }: View) {
  const { begins, language, topics = [], called } = course;
  const only = lessons.length === 1 ? lessons[0] : undefined;
  const parts = only?.chapters
    ? m.countChapters({ count: only.chapters.length })
    : lessons.length > 1 && m.countLessons({ count: lessons.length });
  const first = () => <bdi lang={langOf(language)}>{begins}</bdi>;
  if (!begins) return null;
  return (
    <section>
      <h2>{m.whatItCovers()}</h2>
      {topics.length > 0 && <p>{listOf(topics.map((name) => called?.[name] ?? name))}</p>}
      <p>{parts ? m.startingWith({ parts, begins: first }) : first()}</p>
    </section>
  );
}

/** What its source says of it, as its licence permits. */
function InItsWords({ course, inside: { summary } }: View) {
  if (!summary) return null;
  return (
    <section>
      <h2>{m.inItsOwnWords()}</h2>
      <blockquote lang={langOf(course.language)}>
        <bdi>{summary.text}</bdi>
      </blockquote>
      <p className="text-sm text-muted">
        {summary.credit}
        {format.comma()}
        <Licence licence={summary.licence} />
      </p>
    </section>
  );
}

/** Courses on its topic of a lower stated level. */
function Easier({ before = [] }: View) {
  if (before.length === 0) return null;
  return (
    <section>
      <h2>{m.easierCourses()}</h2>
      <p>
        {before.map(({ id, title, language, ...more }, index) => (
          <Fragment key={id}>
            {index > 0 && format.comma()}
            <a href={paths.course(id)} rel={listedRel(more)}>
              <bdi lang={langOf(language)}>{title}</bdi>
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  );
}

/** How long it takes if that is known, where it is, and when that was last checked. */
function TimeAndPlace({ course, inside: { estimate } }: View) {
  const { hours, workload, weeks, url, checkedAt, language } = course;
  const host = hostOf(url);
  const least = atLeast(course);
  const times = [
    hours !== undefined && m.placeIs({ place: sayEvenings(hours) }),
    least && m.placeIs({ place: least }),
    workload !== undefined && m.learnersNeed({ time: sayEvenings(workload) }),
    estimate && m.placeIs({ place: m.aboutTime({ time: duration(estimate.hours * 3600) }) }),
    weeks !== undefined && m.placeIs({ place: m.countWeeks({ count: weeks }) }),
  ].filter(Boolean);
  const lines: ReactNode[] = [
    ...times,
    language === NO_LANGUAGE ? m.isOn({ host }) : m.isOnIn({ host, language: languageInside(language) }),
    checkedAt && m.lastCheckedOn({ day: longDay(checkedAt) }),
  ];
  return (
    <section>
      <h2>{times.length > 0 ? m.howLongAndWhere() : m.where()}</h2>
      {lines.map(
        (line) =>
          line && (
            <p key={String(line)} className="first-letter:uppercase">
              {line}
            </p>
          ),
      )}
    </section>
  );
}

/** What is known of a course: in sentences, and all facts. */
export function CourseNotes(view: View) {
  const { course, lessons, playlist, inside } = view;
  return (
    <div className="course-notes">
      {playlist && <p className="text-muted">{m.isOnePlaylist()}</p>}
      <div>
        <InItsWords {...view} />
        <Covers {...view} />
        <KnowFirst needs={inside.needs} />
        {view.forMe && <ForMe {...view.forMe} easier={view.before?.[0]} />}
        <Easier {...view} />
        <TimeAndPlace {...view} />
      </div>
      <div>
        <CourseFacts course={course} lessons={lessons} playlist={playlist} inside={inside} />
      </div>
    </div>
  );
}
