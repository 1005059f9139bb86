import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';

export function profileHead(): HeadData {
  return {
    title: 'Profile',
    description: 'Your streak, your courses and your settings.',
    keywords: ['profile'],
    path: paths.profile(),
    robots: 'noindex',
  };
}
