import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import { spellQuery } from '@/lib/search/query-spelling';
import { addRecentSearch } from './recent-searches';
import { showToast } from './toast';
import { useOnline } from './use-online';

/** How long the spinner stays after the navigation. */
export const BUSY_RESET_MS = 500;

const OFFLINE = 'You are offline. Please check your internet connection.';
const FAILED = 'Failed to perform search. Please try again.';
const FAILED_TOAST = 'Search failed. Please try again.';

export function useSearchNavigation() {
  const router = useRouter();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function open(href: string) {
    if (!navigator.onLine) {
      setError(OFFLINE);
      return;
    }
    latest.current += 1;
    const mine = latest.current;
    clearTimeout(timer.current);
    setError(undefined);
    setBusy(true);
    try {
      await router.push(href);
    } catch {
      if (mine !== latest.current) return;
      setError(FAILED);
      void showToast(FAILED_TOAST, 'bad');
    }
    if (mine === latest.current) timer.current = setTimeout(() => setBusy(false), BUSY_RESET_MS);
  }

  /** Blank text is ignored; everything else is remembered and opened at its one address. */
  function search(text: string) {
    const spelling = spellQuery(text);
    if (spelling.kind === 'blank') return;
    const words = spelling.kind === 'words' ? spelling.words : text.trim();
    if (navigator.onLine) addRecentSearch(words);
    void open(paths.search(words));
  }

  const shown = error === OFFLINE && online ? undefined : error;
  return { busy, error: shown, clearError: () => setError(undefined), search, open };
}
