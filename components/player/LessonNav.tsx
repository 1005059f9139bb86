import { memo, useEffect, useRef } from 'react';
import { LessonProgress } from '@/components/course/LessonProgress';
import { scrollWithin } from '@/lib/browser/scroll-within';
import {
  clock,
  isoDuration,
  type LessonMark,
  type LessonView,
  langOf,
  lessonSegment,
  listedRel,
} from '@/lib/course';
import { paths } from '@/lib/paths';

export type LessonNavProps = Pick<LessonView, 'lessons' | 'number'> & {
  courseId: string;
  language: string;
  /** By lesson number, once known. */
  marks?: ReadonlyMap<number, LessonMark>;
};

/**
 * The lesson list next to the player; it scrolls to the current lesson. It is not in the server's HTML, because it would be
 * most of the text of each of the course's lessons; the page of the course has it. Memoised, because it can be long and most
 * updates of its page do not concern it.
 */
export const LessonNav = memo(function LessonNav({
  courseId,
  language,
  lessons,
  number,
  marks,
}: LessonNavProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    scrollWithin(list.current, number - 1);
  }, [number]);
  return (
    <ol ref={list} className="lessons lessons-scroll" lang={langOf(language)}>
      {lessons.map(({ title, seconds, ...more }, index) => {
        const href = paths.lesson(courseId, lessonSegment(index + 1, title));
        return (
          <li key={href}>
            <a href={href} rel={listedRel(more)} aria-current={index + 1 === number ? 'page' : undefined}>
              <bdi>{title}</bdi>
              {seconds && <time dateTime={isoDuration(seconds)}>{clock(seconds)}</time>}
              <LessonProgress mark={marks?.get(index + 1)} />
            </a>
          </li>
        );
      })}
    </ol>
  );
});
