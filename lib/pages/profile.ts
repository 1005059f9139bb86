import { paths } from '@/lib/paths';
import { definePage } from './define-page';

export const profilePage = definePage({
  path: paths.profile(),
  head: () => ({
    title: 'Profile',
    description: 'Your streak, your courses and your settings.',
    keywords: ['profile'],
  }),
  indexed: false,
  firstLoadKilobytes: 132,
});
