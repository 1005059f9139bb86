import Link from 'next/link';
import { useEffect, useRef } from 'react';
import type { LessonView } from '@/lib/courses/course-view';
import { clock, isoDuration } from '@/lib/courses/length';
import { lessonSegment } from '@/lib/courses/lesson-segment';
import { paths } from '@/lib/paths';

type Props = Pick<LessonView, 'lessons' | 'number'> & { courseId: string; language: string };

/** The lessons of a course beside the one that plays; the list scrolls within itself to it. */
export function LessonNav({ courseId, language, lessons, number }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const scroller = list.current;
    const item = scroller?.children[number - 1];
    // Not scrollIntoView, which would move the page as well.
    if (scroller && item instanceof HTMLElement) {
      scroller.scrollTop = item.offsetTop - (scroller.clientHeight - item.offsetHeight) / 2;
    }
  }, [number]);
  return (
    <ol ref={list} className="lessons lessons-scroll" lang={language === 'en' ? undefined : language}>
      {lessons.map(({ title, seconds }, index) => {
        const href = paths.lesson(courseId, lessonSegment(index + 1, title));
        return (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={index + 1 === number ? 'page' : undefined}>
              <bdi>{title}</bdi>
              {seconds && <time dateTime={isoDuration(seconds)}>{clock(seconds)}</time>}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
