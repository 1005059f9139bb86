import { plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const contactPage = definePage({
  path: plainPaths.contact(),
  head: () => ({
    title: m.contactTitle(),
    description: m.contactDescription({ site: site.name }),
    keywords: m.contactKeywords({ site: site.name }).split(', '),
  }),
  indexed: true,
  shareCard: () => ({ title: m.contactTitle(), line: m.contactLine() }),
  firstLoadKilobytes: 132,
});
