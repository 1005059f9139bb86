import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';
import { pageImage } from '@/lib/share/page-image';
import { site } from '@/lib/site';

export function termsHead(): HeadData {
  return {
    title: 'Terms of Service',
    description: `The rules for using ${site.name}: what it offers, what belongs to whom, and what nobody can promise.`,
    keywords: ['terms of service', 'conditions', site.name],
    path: paths.terms(),
    image: pageImage('terms', 'Terms of Service'),
  };
}
