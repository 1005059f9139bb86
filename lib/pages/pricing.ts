import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const pricingPage = definePage({
  path: paths.pricing(),
  head: () => ({
    title: 'Pricing',
    description: `Learning on ${site.name} is free. See what is included and what Pro will add.`,
    keywords: ['pricing', 'free courses', 'plans', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Pricing', line: 'Searching and learning are free' },
  firstLoadKilobytes: 132,
});
