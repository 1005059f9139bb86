import { Fragment, type ReactNode } from 'react';
import type { CourseInside } from '@/lib/course/course-inside';
import { topicRel } from '@/lib/course/listed/listed-rel';
import type { NamedTopic } from '@/lib/course/topic-map.types';
import type { Called } from '@/lib/locale/topic-name';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';
import * as format from '@/messages/format';
import { Named } from './Named';
import { TopicLink } from './TopicLink';

function Topics({ topics }: { topics: NamedTopic[] }) {
  return topics.map((topic, index) => (
    <Fragment key={topic.slug}>
      {index > 0 && format.comma()}
      <TopicLink topic={topic} />
    </Fragment>
  ));
}

/** In the words of the course, where they are no topic's name. */
function Asked({ things }: { things: Called[] }) {
  return things.map(({ name, english }, index) => (
    <Fragment key={name}>
      {index > 0 && format.comma()}
      {english === undefined ? <bdi lang="en">{name}</bdi> : name}
    </Fragment>
  ));
}

/** What to know before a course: as it states it, else as it is known of its topic. */
export function KnowFirst({ needs }: Pick<CourseInside, 'needs'>) {
  if (!needs) return null;
  const { none, alternatives, knowledge, courses = [], byCatalogue, first } = needs;
  const { must = [], helps = [], basicsOf, nothing, isStated, of } = first ?? {};
  const lines: [string, ReactNode][] = [
    ['none', none && (byCatalogue ? m.nothingInCatalogue() : m.nothingStated())],
    ['nothing', nothing && m.nothingNeeded()],
    ['knowledge', knowledge && <Asked things={knowledge} />],
    ['must', must.length > 0 && <Topics topics={must} />],
    ['courses', courses.length > 0 && <Named courses={courses} />],
    ['or', alternatives && m.alternatives()],
    ['basics', basicsOf && m.basicsOf({ topics: () => <Topics topics={[basicsOf]} /> })],
    [
      'helps',
      helps.length > 0 && (
        <span className="text-muted">{m.helpful({ topics: () => <Topics topics={helps} /> })}</span>
      ),
    ],
    [
      'who',
      !none && (isStated || knowledge || courses.length > 0) && (
        <span className="text-muted">{byCatalogue ? m.asTheCatalogueStates() : m.asTheCourseStates()}</span>
      ),
    ],
    [
      'map',
      of && (
        <a href={paths.map(of.slug)} rel={topicRel(of)}>
          {m.mapOf({ topic: of.name })}
        </a>
      ),
    ],
  ];
  return (
    <section>
      <h2>{m.whatToKnowFirst()}</h2>
      {lines.map(
        ([name, line]) =>
          line && (
            <p key={name} className="first-letter:uppercase">
              {line}
            </p>
          ),
      )}
    </section>
  );
}
