import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const myCoursesPage = definePage({
  path: plainPaths.myCourses(),
  head: () => ({
    title: m.myCoursesTitle(),
    description: m.myCoursesDescription(),
    keywords: m.myCoursesKeywords().split(', '),
  }),
  indexed: false,
  firstLoadKilobytes: 132,
  precached: true,
});
