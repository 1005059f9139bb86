import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';
import { pageImage } from '@/lib/share/page-image';
import { site } from '@/lib/site';

export function privacyHead(): HeadData {
  return {
    title: 'Privacy Policy',
    description: `What ${site.name} stores about you, where it lies, who else sees it, and how to remove it.`,
    keywords: ['privacy policy', 'data protection', 'cookies', site.name],
    path: paths.privacy(),
    image: pageImage('privacy', 'Privacy Policy'),
  };
}
