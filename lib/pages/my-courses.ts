import { paths } from '@/lib/paths';
import { definePage } from './define-page';

export const myCoursesPage = definePage({
  path: paths.myCourses(),
  head: () => ({
    title: 'My Courses',
    description: 'The courses you started, saved and finished.',
    keywords: ['my courses'],
  }),
  indexed: false,
  firstLoadKilobytes: 132,
  precached: true,
});
