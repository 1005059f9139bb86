import { Icon } from '@/components/ui/Icon';
import { NoHydrate } from '@/components/ui/NoHydrate';
import type { LessonLine } from '@/lib/course/course-view';
import { langOf } from '@/lib/course/lang-of';
import { clock, isoDuration } from '@/lib/course/length';
import type { LessonMark } from '@/lib/course/lessons/lesson-mark.types';
import { lessonSegment } from '@/lib/course/lessons/lesson-segment';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { ChapterLinks } from './ChapterLinks';
import { LessonProgress } from './LessonProgress';

type Props = {
  courseId: string;
  language: string;
  lessons: LessonLine[];
  /** By lesson number, once known. */
  marks?: ReadonlyMap<number, LessonMark>;
};

/** All lessons of a course with their lengths; chapters expand without scripts. */
export function LessonList({ courseId, language, lessons, marks }: Props) {
  const lang = langOf(language);
  return (
    <NoHydrate as="ol" staleKey={marks?.size ? marks : lessons} className="lessons" lang={lang}>
      {() =>
        lessons.map(({ title, seconds, chapters, gone, ...more }, index) => {
          const rel = listedRel(more);
          const href = paths.lesson(courseId, lessonSegment(index + 1, title));
          return (
            <li key={href}>
              <a href={href} rel={rel}>
                <bdi>{title}</bdi>
                {gone ? (
                  <span lang="en" className="text-sm text-muted">
                    no longer available
                  </span>
                ) : (
                  seconds && <time dateTime={isoDuration(seconds)}>{clock(seconds)}</time>
                )}
                <LessonProgress mark={marks?.get(index + 1)} />
              </a>
              {chapters && (
                <details>
                  <summary lang="en">
                    <Icon name="chevron-down" className="size-4" />
                    {countOf(chapters.length, 'chapter')}
                  </summary>
                  <ChapterLinks chapters={chapters} href={href} rel={rel} />
                </details>
              )}
            </li>
          );
        })
      }
    </NoHydrate>
  );
}
