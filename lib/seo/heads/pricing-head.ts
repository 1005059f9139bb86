import { paths } from '@/lib/paths';
import type { HeadData } from '@/lib/seo/head.types';
import { pageImage } from '@/lib/share/page-image';
import { site } from '@/lib/site';

export function pricingHead(): HeadData {
  return {
    title: 'Pricing',
    description: `What ${site.name} costs: learning is free. What Pro would pay for, and why it is not on sale here.`,
    keywords: ['pricing', 'free courses', 'plans', site.name],
    path: paths.pricing(),
    image: pageImage('pricing', 'Pricing'),
  };
}
