import { COPY_HEADER } from '@/lib/offline/copy-header';

/** A site that says nothing for so long cannot be reached. */
export const PROBE_MS = 8_000;

const isPage = ({ ok, status }: Response) => ok || status === 404;

/**
 * Whether the browser would get this page of the site if it opened it now: from the server, or from what the service
 * worker has kept. Asked only after a page's data could not be had, and as nobody's visit.
 */
export async function canBeOpened(address: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  // Without a network the worker has the page, or one that says so.
  if (!navigator.onLine) return Boolean(worker);
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    const answer = await fetch(address, { headers: { [COPY_HEADER]: '1' }, signal });
    // To its end: the first bytes promise nothing, and a whole page is kept by the server for the next who asks.
    await answer.text();
    return isPage(answer);
  } catch {
    return worker ? Boolean(await caches.match(address)) : false;
  }
}
