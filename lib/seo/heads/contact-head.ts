import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';
import { pageImage } from '@/lib/share/page-image';
import { site } from '@/lib/site';

export function contactHead(): HeadData {
  return {
    title: 'Contact',
    description: `How to reach the people who run this installation of ${site.name}, and what helps them to help you.`,
    keywords: ['contact', 'support', 'help', site.name],
    path: paths.contact(),
    image: pageImage('contact', 'Contact'),
  };
}
