import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';
import { site } from '@/lib/site';

export function homeHead(): HeadData {
  return {
    title: site.promise,
    description: site.description,
    keywords: ['online courses', 'free courses', 'course search', 'learn online', 'open courseware'],
    path: paths.home(),
  };
}
