import { currentSession, onSession } from '@/lib/browser/account/session';
import { COPY_HEADER } from '@/lib/offline/copy-header';
import { offlineCaches, personalCaches } from '@/lib/offline/offline-caches';
import { paths } from '@/lib/paths';

/** The worker's own word for it: Serwist fetches and keeps what a page names. */
type KeepMessage = { type: 'CACHE_URLS'; payload: { urlsToCache: (string | [string, RequestInit])[] } };

const copy = { headers: { [COPY_HEADER]: '1' } };

function ask(worker: ServiceWorker | null, urlsToCache: KeepMessage['payload']['urlsToCache']): void {
  const message: KeepMessage = { type: 'CACHE_URLS', payload: { urlsToCache } };
  worker?.postMessage(message);
}

const OWNER = '/owner';

/** What one account opened is not for the eyes of the next, even if nobody looked on while it was left. */
async function settleOwner(): Promise<void> {
  const session = currentSession();
  const now = session.kind === 'signed-in' ? session.user.uid : undefined;
  const before = await (await caches.match(OWNER))?.text();
  if (before !== undefined && before !== now) {
    await Promise.all(personalCaches.map((name) => caches.delete(name)));
  }
  if (now !== undefined && before !== now) {
    await (await caches.open(offlineCaches.owner)).put(OWNER, new Response(now));
  }
}

/**
 * Starts to keep pages for when there is no network. What came before the worker did, this page and its scripts, is
 * handed to it: most of that it finds in the browser's own cache.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isNew = navigator.serviceWorker.controller === null;
  try {
    await settleOwner();
    onSession(() => void settleOwner().catch(() => undefined));
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (!isNew) return;
    const { active } = await navigator.serviceWorker.ready;
    const built = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_next/'));
    ask(active, [
      ...built,
      [paths.myCourses(), copy],
      [location.pathname + location.search, { ...copy, cache: 'force-cache' }],
    ]);
  } catch {
    // No worker here (private mode, storage full): the site is the same as long as there is a network.
  }
}

/** Keeps the page that was come to by a link within the site: its data alone would not open without a network. */
export function keepPage(address: string): void {
  if (navigator.onLine) ask(navigator.serviceWorker?.controller ?? null, [[address, copy]]);
}
