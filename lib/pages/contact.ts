import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const contactPage = definePage({
  path: paths.contact(),
  head: () => ({
    title: 'Contact',
    description: `How to ask ${site.name} a question, report a wrong or missing course, or write about your own course.`,
    keywords: ['contact', 'support', 'help', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Contact', line: 'Questions, mistakes and missing courses' },
  firstLoadKilobytes: 132,
});
