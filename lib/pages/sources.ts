import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { definePage } from './define-page';

export const sourcesPage = definePage({
  path: paths.sources(),
  head: () => ({
    title: 'Sources',
    description: `The public lists and repositories that the facts about courses on ${site.name} come from, with their licences.`,
    keywords: ['sources', 'licences', 'attribution', site.name],
  }),
  indexed: true,
  shareCard: { title: 'Sources', line: 'Where the facts about our courses come from' },
  firstLoadKilobytes: 132,
});
