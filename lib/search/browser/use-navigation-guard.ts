import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { guardNavigation } from '@/lib/browser/guard-navigation';
import { showToast } from '@/lib/browser/toast';
import { paths } from '@/lib/paths';
import * as m from '@/messages/search';
import { endSearch } from './search-progress';

function sayFailed(address: string): void {
  const isSearch = address.startsWith(`${paths.searchForm()}/`);
  endSearch(isSearch ? m.failedToPerform() : undefined);
  if (!navigator.onLine) void showToast(m.youAreOffline(), 'bad');
  else void showToast(isSearch ? m.searchFailed() : m.pageFailed(), 'bad');
}

/**
 * For all navigations, by link, form or field: if a page cannot be loaded, the current one stays and shows a
 * message.
 */
export function useNavigationGuard(): void {
  const { events } = useRouter();
  useEffect(() => guardNavigation(events, { onOpened: () => endSearch(), onFailed: sayFailed }), [events]);
}
