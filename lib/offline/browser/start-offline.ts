import { currentUid, onSession } from '@/lib/account/browser';
import { COPY_HEADER } from '@/lib/browser/copy-header';
import { localePrefix } from '@/lib/locale/locale-path';
import type { OwnerMessage } from '@/lib/offline/owner-message';
import { paths } from '@/lib/paths';

/** Serwist's message that makes the worker fetch and cache addresses. */
type KeepMessage = { type: 'CACHE_URLS'; payload: { urlsToCache: (string | [string, RequestInit])[] } };

const copy = { headers: { [COPY_HEADER]: '1' } };

function ask(worker: ServiceWorker | null, urlsToCache: KeepMessage['payload']['urlsToCache']): void {
  const message: KeepMessage = { type: 'CACHE_URLS', payload: { urlsToCache } };
  worker?.postMessage(message);
}

/** Whose pages are cached: those of an account that was left are removed, even if no page was open then. */
async function tellOwner(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const isKept = await caches.match(paths.myCourses());
  const uid = currentUid();
  const message: OwnerMessage = { type: 'OWNER', uid };
  active?.postMessage(message);
  // It went with the pages of whoever left before. Without a network, it is where one can log out.
  if (uid !== undefined && !isKept) ask(active, [[paths.myCourses(), copy]]);
}

/**
 * Starts caching pages for offline use. The current page and its scripts loaded before the worker started, so
 * the worker is told to fetch them; most of them come from the browser's cache.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isNew = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await tellOwner();
    onSession(() => void tellOwner());
    if (!isNew) return;
    const { active } = await navigator.serviceWorker.ready;
    const built = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_next/'));
    ask(active, [
      ...built,
      [paths.myCourses(), copy],
      // The worker has the English one.
      ...(localePrefix() ? [[paths.offline(), copy] satisfies [string, RequestInit]] : []),
      [location.pathname + location.search, { ...copy, cache: 'force-cache' }],
    ]);
  } catch {
    // No service worker (private mode, storage full): the site works as long as there is a network.
  }
}

/** Caches a page that was reached by a link within the site: its data alone would not open offline. */
export function keepPage(address: string): void {
  if (navigator.onLine) ask(navigator.serviceWorker?.controller ?? null, [[address, copy]]);
}
