import { lessonSegment } from '@/lib/course';
import { paths } from '@/lib/paths';
import * as m from '@/messages/learning';
import type { CourseBrief } from './course-brief';
import type { MyCourse } from './learner-courses';

/** Where to continue a course: its next lesson, or the course page if no lesson is known. */
export function nextStep(
  { id, progress, last, state }: Pick<MyCourse, 'id' | 'progress' | 'last' | 'state'>,
  brief: CourseBrief | undefined,
): { href: string; title?: string } {
  const number = progress.nextLesson ?? 1;
  if (brief?.lessons.length === 0) return { href: paths.course(id) };
  // The player finds its place in a playlist itself, so the playlist is a single lesson.
  const lesson = brief?.lessons[brief.playlist ? 0 : number - 1];
  if (lesson && !brief?.playlist) return { href: paths.lesson(id, lesson.segment), title: lesson.title };
  if (lesson) {
    const title =
      progress.lessonCount > 1 ? m.videoOf({ number, lessonCount: progress.lessonCount }) : undefined;
    return { href: paths.lesson(id, lesson.segment), ...(title && { title }) };
  }
  if (state !== 'saved' && last?.lesson === number && last.title !== '')
    return { href: paths.lesson(id, lessonSegment(number, last.title)), title: last.title };
  return { href: paths.course(id) };
}
