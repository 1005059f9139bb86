import type { LessonView } from '@/lib/course/course-view';
import { langOf } from '@/lib/course/lang-of';
import { paths } from '@/lib/paths';
import * as m from '@/messages/course';

type Props = Pick<LessonView, 'course' | 'lessons'>;

/** Above the list of lessons beside a video: whose they are, and where they all are without scripts. */
export function LessonsHeading({ course: { id, title, language }, lessons }: Props) {
  return (
    <>
      <h2 className="text-lg font-bold">
        <bdi lang={langOf(language)}>{title}</bdi>
      </h2>
      <p className="mb-3 text-sm text-muted">
        <a href={paths.course(id)} className="text-link">
          {m.allLessons({ count: lessons.length })}
        </a>
      </p>
    </>
  );
}
