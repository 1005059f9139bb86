import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const contactPage = definePage({
  path: paths.contact(),
  head: () => ({
    title: 'Contact',
    description: `How to reach the people who run this installation of ${site.name}, and what helps them to help you.`,
    keywords: ['contact', 'support', 'help', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Contact', line: 'Questions, mistakes and missing courses' },
  firstLoadKilobytes: 135,
});
