import { useMemo, useSyncExternalStore } from 'react';
import { createListeners, storedText, storeText } from '@/lib/browser/page-state';
import { parseJson } from '@/lib/parse-json';
import { MAX_QUERY_LENGTH } from '@/lib/query-spelling';
import { storageKeys } from '@/lib/storage-keys';

const MAX_RECENT_SEARCHES = 5;

const listeners = createListeners();

const fold = (text: string) => text.normalize('NFC').toLowerCase();

function keep(searches: string[]): string[] {
  const seen = new Set<string>();
  return searches
    .filter((text) => !seen.has(fold(text)) && seen.add(fold(text)))
    .slice(0, MAX_RECENT_SEARCHES);
}

/** Parses the stored value. Anything but a list of valid strings counts as empty. */
export function parseRecentSearches(stored: string): string[] {
  const list = parseJson(stored);
  if (!Array.isArray(list)) return [];
  const texts = list.filter((item) => typeof item === 'string').map((text) => text.trim());
  return keep(texts.filter((text) => text !== '' && text.length <= MAX_QUERY_LENGTH));
}

export const storedRecentSearches = (): string =>
  storedText('localStorage', storageKeys.recentSearches) ?? '';

function write(searches: string[]) {
  const text = searches.length > 0 ? JSON.stringify(searches) : undefined;
  storeText('localStorage', storageKeys.recentSearches, text);
  listeners.tell();
}

const read = () => parseRecentSearches(storedRecentSearches());

/** Adds a search: newest first, without duplicates (ignoring case), at most five. */
export function addRecentSearch(text: string): void {
  write(keep([text.trim(), ...read()].filter(Boolean)));
}

export function removeRecentSearch(text: string): void {
  write(read().filter((other) => other !== text));
}

export function clearRecentSearches(): void {
  write([]);
}

/** Subscribes to changes of the list in any tab. */
export function onRecentSearches(listener: () => void): () => void {
  const stop = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** The searches remembered on this device, newest first. */
export function useRecentSearches(): string[] {
  const stored = useSyncExternalStore(onRecentSearches, storedRecentSearches, () => '');
  return useMemo(() => parseRecentSearches(stored), [stored]);
}
