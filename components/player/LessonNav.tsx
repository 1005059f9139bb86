import { memo, useEffect, useRef } from 'react';
import { LessonProgress } from '@/components/course/LessonProgress';
import { NoHydrate } from '@/components/ui/NoHydrate';
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

type Props = Pick<LessonView, 'lessons' | 'number'> & {
  courseId: string;
  language: string;
  /** By lesson number, once known. */
  marks?: ReadonlyMap<number, LessonMark>;
};

/**
 * The lesson list next to the player; it scrolls to the current lesson. Memoised, because it can be long and
 * most updates of its page do not concern it.
 */
export const LessonNav = memo(function LessonNav({ courseId, language, lessons, number, marks }: Props) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const scroller = list.current;
    const item = scroller?.children[number - 1];
    // Not scrollIntoView, which would scroll the page as well.
    if (scroller && item instanceof HTMLElement) {
      scroller.scrollTop = item.offsetTop - (scroller.clientHeight - item.offsetHeight) / 2;
    }
  }, [number]);
  return (
    <NoHydrate
      as="ol"
      ref={list}
      staleKey={marks?.size ? marks : lessons}
      className="lessons lessons-scroll"
      lang={langOf(language)}
    >
      {() =>
        lessons.map(({ title, seconds, ...more }, index) => {
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
        })
      }
    </NoHydrate>
  );
});
