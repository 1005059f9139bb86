import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const termsPage = definePage({
  path: paths.terms(),
  head: () => ({
    title: 'Terms of Service',
    description: `The rules for using ${site.name}: what it offers, who owns the content, and what we cannot guarantee.`,
    keywords: ['terms of service', 'conditions', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Terms of Service', line: 'The rules for using this site' },
  firstLoadKilobytes: 132,
});
