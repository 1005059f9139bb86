import type { ReactNode } from 'react';
import { SectionName } from '@/components/course/SectionName';
import type { Part } from '@/lib/course/course.schema';
import type { CourseView } from '@/lib/course/course-view';
import { langOf } from '@/lib/course/lang-of';
import { duration, isoDuration } from '@/lib/course/length';
import { currentLocale } from '@/lib/locale/current-locale';
import * as m from '@/messages/course';

/** Parts that are shown at once (styles/lessons.css counts on from here). */
const SHOWN = 30;

function Line({ part: { title, url, minutes, objectives }, heading }: { part: Part; heading: ReactNode }) {
  const line = (
    <>
      <bdi>{title}</bdi>
      {minutes && (
        <time lang={currentLocale()} dateTime={isoDuration(minutes * 60)}>
          {duration(minutes * 60)}
        </time>
      )}
    </>
  );
  return (
    <li>
      {heading}
      {url ? (
        <a href={url} rel="nofollow noopener">
          {line}
        </a>
      ) : (
        <p>{line}</p>
      )}
      {objectives && (
        <ul>
          {objectives.map((objective) => (
            <li key={objective}>
              <bdi>{objective}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The parts of a course that are read or done at their source; a long list is folded. */
export function CourseOutline({ course, inside: { outline = [] } }: Pick<CourseView, 'course' | 'inside'>) {
  if (outline.length === 0) return null;
  const headingOf = ({ section }: Part, at: number, isFirst: boolean) => {
    const isNew = section !== outline[at - 1]?.section;
    return <SectionName name={isNew ? section : undefined} begun={isFirst ? section : undefined} />;
  };
  const list = (parts: Part[], from = 0) => (
    <ol className={from > 0 ? 'lessons lessons-rest' : 'lessons'} start={from + 1}>
      {parts.map((part, at) => (
        <Line
          key={`${part.section} ${part.url} ${part.title}`}
          part={part}
          heading={headingOf(part, from + at, at === 0)}
        />
      ))}
    </ol>
  );
  const more = outline.length - SHOWN;
  return (
    <div className="mb-8" lang={langOf(course.language)}>
      <h2 lang={currentLocale()} className="mb-3 text-xl font-bold sm:text-2xl">
        {m.contents()}
      </h2>
      {list(outline.slice(0, SHOWN))}
      {more > 0 && (
        <details className="mt-2">
          <summary lang={currentLocale()} className="min-h-11 cursor-pointer py-2 text-link">
            {m.countMoreParts({ count: more })}
          </summary>
          {list(outline.slice(SHOWN), SHOWN)}
        </details>
      )}
    </div>
  );
}
