import { plainPaths } from '@/lib/paths';
import * as layout from '@/messages/layout';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const homePage = definePage({
  path: plainPaths.home(),
  head: () => ({
    title: layout.promise(),
    description: layout.description(),
    keywords: m.homeKeywords().split(', '),
  }),
  indexed: true,
  locales: 'all',
  firstLoadKilobytes: 132,
});
