import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';

export function myCoursesHead(): HeadData {
  return {
    title: 'My Courses',
    description: 'The courses that you began, saved and finished.',
    keywords: ['my courses'],
    path: paths.myCourses(),
    robots: 'noindex',
  };
}
