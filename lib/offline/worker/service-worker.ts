import {
  CacheFirst,
  disableNavigationPreload,
  ExpirationPlugin,
  NetworkFirst,
  type PrecacheEntry,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { offlineCaches } from '@/lib/offline/offline-caches';
import type { OwnerMessage } from '@/lib/offline/owner-message';
import { plainPaths } from '@/lib/paths';
import { onlyForItsOwner, settleOwner } from './cache-owner';
import { removeCache } from './remove-cache';

/** Inserted by the build: the offline page and its files. */
declare const SHELL: PrecacheEntry[];

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

const DAY_SECONDS = 24 * 3600;
/** If the network does not answer for this many seconds, a cached page is used. */
const NETWORK_TIMEOUT_SECONDS = 10;
/** What the addresses of other languages begin with. */
const LANGUAGE = /^\/[a-z]{2}(?:-[a-z]{2,4})?(?=\/|$)/;
const plain = ({ pathname }: URL) => pathname.replace(LANGUAGE, '');
/** No other cache may keep them, but their HTML names nobody, and all that is kept goes with the account. */
const PERSONAL = new Set([plainPaths.myCourses(), plainPaths.profile()]);
const FACTS = /^\/api\/(courses|lessons)$/;

const keepAtMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_SECONDS, maxAgeFrom: 'last-used' });

/** Only complete answers that the server allows to be stored; a request with a token is personal. */
const onlyPublic: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const storable =
      !response.headers.get('Cache-Control')?.includes('no-store') ||
      PERSONAL.has(plain(new URL(request.url)));
    const anonymous = !request.headers.has('Authorization');
    return response.status === 200 && !response.redirected && storable && anonymous ? response : null;
  },
};

const isHtml: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('Content-Type')?.startsWith('text/html') ? response : null,
};

/** An image that failed to load is retried after a minute and must not be cached. */
const isLasting: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const seconds = /max-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '')?.[1];
    return Number(seconds) >= DAY_SECONDS ? response : null;
  },
};

/** The offline page: in the language of what was asked for if it is kept, else in English. */
async function offlinePage({ url }: Request): Promise<Response | undefined> {
  const [language] = LANGUAGE.exec(new URL(url).pathname) ?? [];
  const own = language && (await caches.match(language + plainPaths.offline()));
  return own || worker.matchPrecache(plainPaths.offline());
}

const worker = new Serwist({
  precacheEntries: SHELL,
  // Safe at once: pages come from the network first, and scripts of another build have other names.
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({
        cacheName: offlineCaches.built,
        plugins: [onlyPublic, keepAtMost(250, 60)],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/_next/image',
      handler: new CacheFirst({
        cacheName: offlineCaches.pictures,
        plugins: [onlyPublic, isLasting, keepAtMost(200, 7), onlyForItsOwner],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && FACTS.test(plain(url)),
      handler: new NetworkFirst({
        cacheName: offlineCaches.facts,
        plugins: [onlyPublic, keepAtMost(60, 60), onlyForItsOwner],
      }),
    },
    {
      // A page navigation, or a page that another page asks to cache.
      matcher: ({ url, request, event, sameOrigin }) =>
        sameOrigin &&
        (request.mode === 'navigate' || event.type === 'message') &&
        !plain(url).startsWith('/api/'),
      handler: new NetworkFirst({
        cacheName: offlineCaches.pages,
        networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
        plugins: [
          onlyPublic,
          isHtml,
          keepAtMost(60, 60),
          // After the one that lists the addresses, so that what was listed too late is removed.
          onlyForItsOwner,
          { handlerDidError: ({ request }) => offlinePage(request) },
        ],
      }),
    },
  ],
});

worker.addEventListeners();

function readOwner({ data }: MessageEvent): OwnerMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, uid } = data as Partial<Record<keyof OwnerMessage, unknown>>;
  return type === 'OWNER' && (uid === undefined || typeof uid === 'string') ? { type, uid } : undefined;
}

addEventListener('message', (event) => {
  const owner = readOwner(event);
  if (owner) (event as Event as LifeEvent).waitUntil(settleOwner(owner.uid));
});

/** Removes our caches that this version no longer uses. Serwist manages its own. */
async function removeOldCaches(): Promise<void> {
  const known = new Set<string>(Object.values(offlineCaches));
  const names = await caches.keys();
  const old = names.filter((name) => !known.has(name) && !name.startsWith('serwist-'));
  await Promise.all(old.map(removeCache));
}

addEventListener('activate', (event) => (event as LifeEvent).waitUntil(removeOldCaches()));

// Firefox answers a failed preload with an error response, which looks like a success, so that no cached page
// would be shown offline. An earlier version turned preload on, and that lasts.
disableNavigationPreload();
