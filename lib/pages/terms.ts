import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const termsPage = definePage({
  path: paths.terms(),
  head: () => ({
    title: 'Terms of Service',
    description: `The rules for using ${site.name}: what it offers, what belongs to whom, and what nobody can promise.`,
    keywords: ['terms of service', 'conditions', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Terms of Service', line: 'What you may expect from us, and we from you' },
  firstLoadKilobytes: 135,
});
