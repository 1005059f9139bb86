import { paths } from '@/lib/paths';
import { definePage } from './define-page';

export const comparePage = definePage({
  path: paths.compare(),
  head: () => ({
    title: 'Compare courses',
    description: 'Two to four courses side by side: length, lessons, level, language, price and teachers.',
    keywords: ['compare courses'],
  }),
  // One of endlessly many tables.
  indexed: false,
  firstLoadKilobytes: 132,
});
