import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';
import { notLoaded } from '@/lib/browser/load-part';
import { useOnline } from '@/lib/browser/use-online';
import { paths } from '@/lib/paths';
import { spellQuery } from '@/lib/query-spelling';
import * as m from '@/messages/search';
import { preferred } from './preferred';
import { addRecentSearch } from './recent-searches';
import {
  beginSearch,
  clearSearchError,
  endSearch,
  IDLE,
  onSearchProgress,
  refuseSearch,
  searchProgress,
} from './search-progress';

/** The state of the search field, and how it starts a search. `useNavigationGuard` reports failures. */
export function useSearchNavigation() {
  const router = useRouter();
  const online = useOnline();
  const { busy, error } = useSyncExternalStore(onSearchProgress, searchProgress, () => IDLE);

  async function open(href: string) {
    if (!navigator.onLine) return refuseSearch(m.youAreOffline());
    beginSearch();
    // A superseded or failed navigation is handled elsewhere.
    if (await router.push(href)) endSearch();
  }

  /** Ignores blank text; remembers any other that an address can hold, and opens its canonical address. */
  function search(text: string) {
    const spelling = spellQuery(text);
    if (spelling.kind === 'blank') return;
    if (spelling.kind === 'dots') {
      const loaded = import('@/lib/search/no-search');
      return void loaded.then(
        ({ noSearch }) => refuseSearch(m.refusal(noSearch(spelling.words))),
        () => refuseSearch(notLoaded()),
      );
    }
    const words = spelling.kind === 'words' ? spelling.words : text.trim();
    if (navigator.onLine) addRecentSearch(words);
    void open(paths.search(words) + preferred.query.replace('&', '?'));
  }

  const shown = error === m.youAreOffline() && online ? undefined : error;
  return { busy, error: shown, clearError: clearSearchError, search, open };
}
