import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { PrecacheEntry } from 'serwist';
import { bundleWorker } from '@/scripts/build-worker';
import { readDatabases } from '@/scripts/fakes/read-databases';
import { FakeCaches } from './fake-caches';

const ORIGIN = 'https://polymath.example';

/** As in a browser, an address may be relative to the site. */
class SiteRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}

/** An event that lasts until all work that was handed to it is done. */
class LifeEvent extends Event {
  readonly #work: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    work.catch(() => undefined);
    this.#work.push(work);
  }

  /** @throws what failed first */
  async finished(): Promise<void> {
    // Work may hand over more work.
    for (let known = 0; known < this.#work.length; ) {
      const more = this.#work.slice(known);
      known += more.length;
      await Promise.all(more);
    }
  }
}

class FetchEvent extends LifeEvent {
  response: Promise<Response> | undefined;

  constructor(readonly request: Request) {
    super('fetch');
  }

  respondWith(response: Promise<Response>): void {
    response.catch(() => undefined);
    this.response = response;
  }
}

class WorkerMessage extends LifeEvent {
  constructor(readonly data: unknown) {
    super('message');
  }
}

/** The network and the site behind it. */
class FakeSite {
  isOnline = true;
  /** Addresses that were asked for, with their query. */
  readonly requests: string[] = [];
  readonly #answers = new Map<string, () => Response | Promise<Response>>();

  serve(path: string, answer: string | (() => Response | Promise<Response>)): void {
    this.#answers.set(path, typeof answer === 'string' ? () => page(answer) : answer);
  }

  fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    this.requests.push(pathname + search);
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    return this.#answers.get(pathname + search)?.() ?? new Response('Not found', { status: 404 });
  };
}

export const page = (text: string, { status = 200, headers = {} } = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

type Options = {
  mode?: 'on' | 'off';
  shell?: PrecacheEntry[];
  /** Those of an earlier worker, for one that follows it. */
  caches?: FakeCaches;
  indexedDB?: IDBFactory;
};

/**
 * Runs the bundled service worker in a global scope of its own, and calls its event listeners as a browser
 * does.
 */
export async function startWorker({
  mode = 'on',
  shell = [],
  caches = new FakeCaches(ORIGIN),
  indexedDB = new IDBFactory(),
}: Options = {}) {
  const site = new FakeSite();
  const events = new EventTarget();
  const browser = {
    skipWaiting: jest.fn(async () => undefined),
    claim: jest.fn(async () => undefined),
    unregister: jest.fn(async () => true),
    disablePreload: jest.fn(async () => undefined),
  };
  const scope = {
    location: new URL('/sw.js', ORIGIN),
    registration: {
      scope: `${ORIGIN}/`,
      navigationPreload: { disable: browser.disablePreload },
      unregister: browser.unregister,
    },
    clients: { claim: browser.claim },
    skipWaiting: browser.skipWaiting,
    // A browser ignores what a listener returns; Node would throw a promise's failure.
    addEventListener: (type: string, listener: (event: Event) => unknown) =>
      events.addEventListener(type, (event) => void listener(event)),
    caches,
    fetch: site.fetch,
    indexedDB,
    Request: SiteRequest,
    FetchEvent,
  };
  const code = await bundleWorker(mode, shell);
  new Function('self', ...Object.keys(scope), code)(scope, ...Object.values(scope));

  async function dispatch(event: LifeEvent): Promise<void> {
    events.dispatchEvent(event);
    await event.finished();
  }

  async function request(given: Request) {
    const event = new FetchEvent(given);
    events.dispatchEvent(event);
    const response = await event.response;
    await event.finished();
    return response;
  }

  return {
    site,
    caches,
    indexedDB,
    browser,
    /** Everything in the worker's databases. */
    records: () => readDatabases(indexedDB),
    install: () => dispatch(new LifeEvent('install')),
    activate: () => dispatch(new LifeEvent('activate')),
    navigate: (path: string) => {
      // No script may make such a request; only a browser does.
      const navigation = Object.defineProperty(new SiteRequest(path), 'mode', { value: 'navigate' });
      return request(navigation);
    },
    /** What a page asks for. Undefined if the worker leaves it to the browser. */
    fetch: (path: string, init?: RequestInit) => request(new SiteRequest(path, init)),
    /** What a page tells the worker. */
    message: (data: unknown) => dispatch(new WorkerMessage(data)),
  };
}
