import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const refundPolicyPage = definePage({
  path: paths.refundPolicy(),
  head: () => ({
    title: 'Refund Policy',
    description: `How refunds work for paid plans on ${site.name} and for courses you buy elsewhere.`,
    keywords: ['refund policy', 'money back', 'cancel', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Refund Policy', line: 'How refunds work' },
  firstLoadKilobytes: 132,
});
