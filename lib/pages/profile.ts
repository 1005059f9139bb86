import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const profilePage = definePage({
  path: plainPaths.profile(),
  head: () => ({
    title: m.profileTitle(),
    description: m.profileDescription(),
    keywords: m.profileKeywords().split(', '),
  }),
  indexed: false,
  firstLoadKilobytes: 132,
});
