import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { CourseView } from '@/lib/course/course-view';
import { lessonSegment } from '@/lib/course/lessons/lesson-segment';
import { listedRel } from '@/lib/course/listed/listed-rel';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';
import { OutwardLink } from './OutwardLink';
import { ShareButton } from './ShareButton';

type Props = Pick<CourseView, 'course' | 'lessons'> & {
  /** Whether the visitor has begun the course, and the lesson to continue with. */
  begun?: { nextLesson?: number } | undefined;
  /** The visitor opens the provider's page. */
  onLeave?: (() => void) | undefined;
  /** What else can be done with it. */
  children: ReactNode;
};

/** How to start a course: on this site if it plays here, else at its provider. */
export function CourseActions({ course, lessons, begun, onLeave, children }: Props) {
  const number = begun?.nextLesson ?? 1;
  // All videos of a playlist are one lesson.
  const at = lessons[number - 1] ? number : 1;
  const first = lessons[at - 1];
  const place = course.platform ?? course.provider;
  const start = first && paths.lesson(course.id, lessonSegment(at, first.title));
  const out = (
    <OutwardLink href={course.url} look={start ? 'quiet' : 'gradient'} onLeave={onLeave}>
      {m.goTo({ place })}
    </OutwardLink>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {start ? (
        <Button look="gradient" size="large" href={start} rel={listedRel(first)} plays>
          <Icon name="play" className="size-5 fill-current" />
          {begun ? m.continueCourse() : m.startCourse()}
        </Button>
      ) : (
        out
      )}
      {children}
      <ShareButton title={course.title} />
      {start && out}
    </div>
  );
}
