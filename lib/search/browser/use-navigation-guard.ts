import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { guardNavigation } from '@/lib/browser/guard-navigation';
import { showToast } from '@/lib/browser/toast';
import { paths } from '@/lib/paths';
import { endSearch } from './search-progress';
import { OFFLINE } from './use-search-navigation';

const FAILED_SEARCH = 'Failed to perform search. Please try again.';
const FAILED_SEARCH_TOAST = 'Search failed. Please try again.';
const FAILED_PAGE_TOAST = 'That page could not be opened. Please try again.';

function sayFailed(address: string): void {
  const isSearch = address.startsWith(`${paths.searchForm()}/`);
  endSearch(isSearch ? FAILED_SEARCH : undefined);
  if (!navigator.onLine) void showToast(OFFLINE, 'bad');
  else void showToast(isSearch ? FAILED_SEARCH_TOAST : FAILED_PAGE_TOAST, 'bad');
}

/**
 * For all navigations, by link, form or field: if a page cannot be loaded, the current one stays and shows a
 * message.
 */
export function useNavigationGuard(): void {
  const { events } = useRouter();
  useEffect(() => guardNavigation(events, { onOpened: () => endSearch(), onFailed: sayFailed }), [events]);
}
