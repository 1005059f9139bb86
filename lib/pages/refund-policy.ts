import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const refundPolicyPage = definePage({
  path: paths.refundPolicy(),
  head: () => ({
    title: 'Refund Policy',
    description: `How money comes back: paid plans of ${site.name}, and courses that you buy from others.`,
    keywords: ['refund policy', 'money back', 'cancel', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Refund Policy', line: 'What happens to money, if any is ever paid' },
  firstLoadKilobytes: 135,
});
