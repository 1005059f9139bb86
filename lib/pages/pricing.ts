import { plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const pricingPage = definePage({
  path: plainPaths.pricing(),
  head: () => ({
    title: m.pricingTitle(),
    description: m.pricingDescription({ site: site.name }),
    keywords: m.pricingKeywords({ site: site.name }).split(', '),
  }),
  indexed: true,
  shareCard: () => ({ title: m.pricingTitle(), line: m.pricingLine() }),
  firstLoadKilobytes: 132,
});
