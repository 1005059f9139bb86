import { type LessonView, lessonSegment, lessonWords } from '@/lib/course';
import type { HeadData } from '@/lib/head/head.types';
import { plainPaths } from '@/lib/paths';
import { lessonImage } from '@/lib/share';

export function lessonHead(view: Omit<LessonView, 'related'>): HeadData {
  const { course, number, lesson } = view;
  return {
    ...lessonWords(view),
    path: plainPaths.lesson(course.id, lessonSegment(number, lesson.title)),
    image: lessonImage(view),
    robots: view.listed ? 'index' : 'noindex',
  };
}
