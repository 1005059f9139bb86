import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Shown } from '@/components/ui/Shown';
import type { LessonLine } from '@/lib/course/course-view';
import { langOf } from '@/lib/course/lang-of';
import { clock, isoDuration } from '@/lib/course/length';
import type { LessonMark } from '@/lib/course/lessons/lesson-mark.types';
import { findLessons, type Numbered, partsOf } from '@/lib/course/lessons/lesson-parts';
import { lessonSegment } from '@/lib/course/lessons/lesson-segment';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { currentLocale } from '@/lib/locale/current-locale';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';
import { ChapterLinks } from './ChapterLinks';
import { LessonProgress } from './LessonProgress';
import { SectionName } from './SectionName';

type Props = {
  courseId: string;
  language: string;
  lessons: LessonLine[];
  /** By lesson number, once known. */
  marks?: ReadonlyMap<number, LessonMark>;
};

type LinesProps = Omit<Props, 'lessons'> & {
  lessons: Numbered<LessonLine>[];
  within?: string | undefined;
  /** What stands above the list names its section. */
  isNamed?: boolean;
};

/** Lessons with their lengths; chapters expand without scripts. */
function Lines({ courseId, language, lessons, marks, within, isNamed }: LinesProps) {
  const from = lessons[0]?.number ?? 1;
  // The style sheet counts on from the list's first number, and in a line by itself where lessons before it are left out.
  const counting = (before: number) => ({ counterReset: `lesson ${before}` });
  return (
    <ol className="lessons" lang={langOf(language)} style={from > 1 ? counting(from - 1) : undefined}>
      {lessons.map(({ number, title, section, seconds, chapters, gone, ...more }, index) => {
        const rel = listedRel(more);
        const href = paths.lesson(courseId, lessonSegment(number, title));
        return (
          <li key={href} style={number === from + index ? undefined : counting(number - 1)}>
            {!isNamed && <SectionName name={section} begun={index === 0 ? within : undefined} />}
            <a href={href} rel={rel}>
              <bdi>{title}</bdi>
              {gone ? (
                <span lang={currentLocale()} className="text-sm text-muted">
                  {m.noLongerAvailable()}
                </span>
              ) : (
                seconds && <time dateTime={isoDuration(seconds)}>{clock(seconds)}</time>
              )}
              <LessonProgress mark={marks?.get(number)} />
            </a>
            {chapters && (
              <details>
                <summary lang={currentLocale()}>
                  <Icon name="chevron-down" className="size-4" />
                  {m.countChapters({ count: chapters.length })}
                </summary>
                <ChapterLinks chapters={chapters} href={href} rel={rel} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** All lessons of a course: of many, in parts that open without scripts, and with a field that finds some. */
export function LessonList({ lessons, ...more }: Props) {
  const [words, setWords] = useState('');
  const parts = partsOf(lessons);
  const found = words.trim() ? findLessons(lessons, words) : undefined;
  return (
    <>
      {parts.length > 1 && (
        <>
          <input
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            aria-label={m.findLesson()}
            placeholder={m.findLesson()}
            className="needs-script mb-3 min-h-11 w-full rounded-xl border border-line-strong bg-surface px-4"
          />
          <p role="status" className={found?.length === 0 ? 'mb-3' : 'sr-only'}>
            {found && (found.length > 0 ? m.countLessons({ count: found.length }) : m.noLessonFound())}
          </p>
        </>
      )}
      {found && found.length > 0 && <Lines {...more} lessons={found} />}
      <div hidden={found !== undefined}>
        <Shown of={more.marks?.size ? more.marks : lessons} className="lesson-groups">
          {() =>
            parts.map((part, at) =>
              parts.length === 1 ? (
                <Lines key={part.from} {...more} lessons={part.lessons} />
              ) : (
                <details key={part.from} open={at === 0}>
                  <summary>
                    <Icon name="chevron-down" className="size-4" />
                    <span>
                      {m.lessonsFromTo({ from: part.from, to: part.to })}
                      {part.sections.length > 0 && (
                        <bdi lang={langOf(more.language)} className="block text-sm font-normal text-muted">
                          {part.sections.join(' – ')}
                        </bdi>
                      )}
                    </span>
                  </summary>
                  <Lines {...more} lessons={part.lessons} within={part.within} isNamed={part.isOne} />
                </details>
              ),
            )
          }
        </Shown>
      </div>
    </>
  );
}
