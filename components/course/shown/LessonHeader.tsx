import type { LessonView } from '@/lib/course/course-view';
import { langOf } from '@/lib/course/lang-of';
import { duration } from '@/lib/course/length';
import * as m from '@/messages/course';

type Props = { view: Pick<LessonView, 'course' | 'lessons' | 'number' | 'lesson'> };

/** The title of a lesson, its place in its course, and its length. */
export function LessonHeader({ view: { course, lessons, number, lesson } }: Props) {
  const place = lessons.length > 1 && m.lessonOf({ number, count: lessons.length });
  return (
    <header className="grid gap-1">
      <h1 className="text-2xl font-extrabold sm:text-3xl">
        <bdi lang={langOf(course.language)}>{lesson.title}</bdi>
      </h1>
      <p className="text-muted">
        {[place, lesson.seconds && duration(lesson.seconds)].filter(Boolean).join(' · ')}
      </p>
    </header>
  );
}
