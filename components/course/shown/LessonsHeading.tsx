import type { LessonView } from '@/lib/course/course-view';
import { langOf } from '@/lib/course/lang-of';
import { countOf } from '@/lib/format/count';

type Props = Pick<LessonView, 'course' | 'lessons'>;

/** Above the list of lessons beside a video: whose they are. */
export function LessonsHeading({ course, lessons }: Props) {
  return (
    <>
      <h2 className="text-lg font-bold">
        <bdi lang={langOf(course.language)}>{course.title}</bdi>
      </h2>
      <p className="mb-3 text-sm text-muted">{countOf(lessons.length, 'lesson')}</p>
    </>
  );
}
