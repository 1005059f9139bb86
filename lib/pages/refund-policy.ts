import { plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const refundPolicyPage = definePage({
  path: plainPaths.refundPolicy(),
  head: () => ({
    title: m.refundPolicyTitle(),
    description: m.refundPolicyDescription({ site: site.name }),
    keywords: m.refundPolicyKeywords({ site: site.name }).split(', '),
  }),
  indexed: true,
  shareCard: () => ({ title: m.refundPolicyTitle(), line: m.refundPolicyLine() }),
  firstLoadKilobytes: 132,
});
