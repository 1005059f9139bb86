import { LEVEL_LABELS, langOf, listedRel } from '@/lib/course';
import { paths } from '@/lib/paths';
import type { TopicPage } from '@/lib/search/topic-page.types';
import * as m from '@/messages/search';

/** The first course of each level of a topic, above its results. */
export function StartHere({ courses }: { courses: TopicPage['startHere'] }) {
  if (courses.length === 0) return null;
  return (
    <nav aria-label={m.startHere()}>
      <b>{m.startHere()}</b>
      {courses.map(({ level, id, title, language, ...more }) => (
        <a key={id} href={paths.course(id)} rel={listedRel(more)}>
          <span>{LEVEL_LABELS[level]()}</span>
          <bdi lang={langOf(language)}>{title}</bdi>
        </a>
      ))}
    </nav>
  );
}
