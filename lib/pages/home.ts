import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const homePage = definePage({
  path: paths.home(),
  head: () => ({
    title: site.promise,
    description: site.description,
    keywords: ['online courses', 'free courses', 'course search', 'learn online', 'open courseware'],
  }),
  indexed: true,
  firstLoadKilobytes: 132,
});
