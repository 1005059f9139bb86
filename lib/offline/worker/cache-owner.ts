import type { SerwistPlugin } from 'serwist';
import { offlineCaches } from '@/lib/offline/offline-caches';
import { removeCache } from './remove-cache';

const OWNER = '/owner';
/** Caches that show what somebody opened. */
const PERSONAL = [offlineCaches.pages, offlineCaches.pictures, offlineCaches.facts];

/** Rises whenever the caches are emptied. */
let generation = 0;

async function forgetPages(): Promise<void> {
  generation += 1;
  await Promise.all(PERSONAL.map(removeCache));
}

async function settle(uid: string | undefined): Promise<void> {
  const before = await (await caches.match(OWNER))?.text();
  if (before === uid) return;
  if (before !== undefined) await forgetPages();
  // Last: a worker that is stopped before this does all of it again.
  await caches.delete(offlineCaches.owner);
  if (uid !== undefined) await (await caches.open(offlineCaches.owner)).put(OWNER, new Response(uid));
}

let settling = Promise.resolve();

/** Removes cached pages when the account has changed, even if that happened while no page was open. */
export function settleOwner(uid: string | undefined): Promise<void> {
  settling = settling.catch(() => undefined).then(() => settle(uid));
  return settling;
}

/** A page that was requested before the account was left is not cached after it. */
export const onlyForItsOwner: SerwistPlugin = {
  requestWillFetch: async ({ request, state }) => {
    if (state) state.generation = generation;
    return request;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.generation === generation ? response : null),
  cacheDidUpdate: async ({ state }) => {
    if (state?.generation !== generation) await forgetPages();
  },
};
