import type { LessonView } from '@/lib/courses/course-view';
import { lessonSegment } from '@/lib/courses/lessons/lesson-segment';
import { lessonWords } from '@/lib/courses/texts/page-words';
import type { HeadData } from '@/lib/head/head.types';
import { paths } from '@/lib/paths';
import { lessonImage } from '@/lib/share/share-image';

export function lessonHead(view: Omit<LessonView, 'related'>): HeadData {
  const { course, number, lesson } = view;
  return {
    ...lessonWords(view),
    path: paths.lesson(course.id, lessonSegment(number, lesson.title)),
    image: lessonImage(view),
    robots: view.listed ? 'index' : 'noindex',
  };
}
