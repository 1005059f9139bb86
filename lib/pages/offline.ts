import { paths } from '@/lib/paths';
import { definePage } from './define-page';

export const offlinePage = definePage({
  path: paths.offline(),
  head: () => ({
    title: "You're offline",
    description: 'Pages you can open without a connection.',
    keywords: ['offline'],
  }),
  indexed: false,
  firstLoadKilobytes: 132,
  precached: true,
  // The service worker shows it at the address of a page that is not cached.
  canonical: false,
});
