import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const contactPage = definePage({
  path: paths.contact(),
  head: () => ({
    title: 'Contact',
    description: `How to contact ${site.name} with a question or about a course that is wrong, missing or yours.`,
    keywords: ['contact', 'support', 'help', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Contact', line: 'Questions, mistakes and missing courses' },
  firstLoadKilobytes: 132,
});
