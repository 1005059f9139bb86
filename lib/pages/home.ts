import { plainPaths } from '@/lib/paths';
import * as layout from '@/messages/layout';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const homePage = definePage({
  path: plainPaths.home(),
  head: () => ({
    title: layout.promise(),
    description: layout.description(),
    locales: 'all',
    keywords: m.homeKeywords().split(', '),
  }),
  indexed: true,
  firstLoadKilobytes: 132,
});
