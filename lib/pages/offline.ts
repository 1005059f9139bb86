import { plainPaths } from '@/lib/paths';
import * as m from '@/messages/pages';
import { definePage } from './define-page';

export const offlinePage = definePage({
  path: plainPaths.offline(),
  head: () => ({
    title: m.offlineTitle(),
    description: m.offlineDescription(),
    keywords: m.offlineKeywords().split(', '),
  }),
  indexed: false,
  firstLoadKilobytes: 132,
  precached: true,
  // The service worker shows it at the address of a page that is not cached.
  canonical: false,
});
