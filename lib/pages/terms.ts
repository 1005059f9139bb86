import { plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const termsPage = definePage({
  path: plainPaths.terms(),
  head: () => ({
    title: m.termsTitle(),
    description: m.termsDescription({ site: site.name }),
    keywords: m.termsKeywords({ site: site.name }).split(', '),
  }),
  indexed: true,
  shareCard: () => ({ title: m.termsTitle(), line: m.termsLine() }),
  firstLoadKilobytes: 132,
});
