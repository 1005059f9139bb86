import type { CourseView } from '@/lib/courses/course-view';
import { courseWords } from '@/lib/courses/texts/page-words';
import type { HeadData } from '@/lib/head/head.types';
import { paths } from '@/lib/paths';
import { courseImage } from '@/lib/share/share-image';

export function courseHead({ course }: Pick<CourseView, 'course'>): HeadData {
  return {
    ...courseWords(course),
    path: paths.course(course.id),
    image: courseImage(course),
    robots: course.listed ? 'index' : 'noindex',
  };
}
