import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';
import { pageImage } from '@/lib/share/page-image';
import { site } from '@/lib/site';

export function refundPolicyHead(): HeadData {
  return {
    title: 'Refund Policy',
    description: `How money comes back: paid plans of ${site.name}, and courses that you buy from others.`,
    keywords: ['refund policy', 'money back', 'cancel', site.name],
    path: paths.refundPolicy(),
    image: pageImage('refund-policy', 'Refund Policy'),
  };
}
