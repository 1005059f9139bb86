import { plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const sourcesPage = definePage({
  path: plainPaths.sources(),
  head: () => ({
    title: m.sourcesTitle(),
    description: m.sourcesDescription({ site: site.name }),
    keywords: m.sourcesKeywords({ site: site.name }).split(', '),
  }),
  indexed: true,
  shareCard: () => ({ title: m.sourcesTitle(), line: m.sourcesLine() }),
  firstLoadKilobytes: 132,
});
