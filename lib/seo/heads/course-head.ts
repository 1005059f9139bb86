import { type CourseView, courseWords } from '@/lib/course';
import type { HeadData } from '@/lib/head/head.types';
import { plainPaths } from '@/lib/paths';
import { courseImage } from '@/lib/share';

export function courseHead({ course }: Pick<CourseView, 'course'>): HeadData {
  return {
    ...courseWords(course),
    path: plainPaths.course(course.id),
    image: courseImage(course),
    robots: course.listed ? 'index' : 'noindex',
  };
}
