import { COPY_HEADER } from '@/lib/browser/copy-header';

/** Milliseconds without an answer after which the site counts as unreachable. */
const PROBE_TIMEOUT_MS = 8_000;

const isPage = ({ ok, status }: Response) => ok || status === 404;

/**
 * Whether the browser could load this page of the site now, from the server or the service worker's cache.
 * Called only after a page's data could not be loaded. It does not count as a visit.
 */
export async function isReachable(address: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  // Offline, the worker has the page, or a page that says that it is not available.
  if (!navigator.onLine) return Boolean(worker);
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const answer = await fetch(address, { headers: { [COPY_HEADER]: '1' }, signal });
    // Reads the whole page: the first bytes guarantee nothing, and the server caches a complete page for the
    // next request.
    await answer.text();
    return isPage(answer);
  } catch {
    return worker ? Boolean(await caches.match(address)) : false;
  }
}
