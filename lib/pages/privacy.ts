import { plainPaths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const privacyPage = definePage({
  path: plainPaths.privacy(),
  head: () => ({
    title: m.privacyTitle(),
    description: m.privacyDescription({ site: site.name }),
    keywords: m.privacyKeywords({ site: site.name }).split(', '),
  }),
  indexed: true,
  shareCard: () => ({ title: m.privacyTitle(), line: m.privacyLine() }),
  firstLoadKilobytes: 132,
});
