import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const homePage = definePage({
  path: paths.home(),
  head: () => ({
    title: site.promise,
    description: site.description,
    keywords: m.homeKeywords().split(', '),
  }),
  indexed: true,
  firstLoadKilobytes: 132,
});
