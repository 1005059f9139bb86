import { useMemo, useSyncExternalStore } from 'react';
import { onRecentSearches, parseRecentSearches, storedRecentSearches } from './recent-searches';

/** The searches remembered on this device, newest first. */
export function useRecentSearches(): string[] {
  const stored = useSyncExternalStore(onRecentSearches, storedRecentSearches, () => '');
  return useMemo(() => parseRecentSearches(stored), [stored]);
}
