import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const pricingPage = definePage({
  path: paths.pricing(),
  head: () => ({
    title: 'Pricing',
    description: `What ${site.name} costs: learning is free. What Pro would pay for, and why it is not on sale here.`,
    keywords: ['pricing', 'free courses', 'plans', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Pricing', line: 'Searching and learning are free' },
  firstLoadKilobytes: 135,
});
