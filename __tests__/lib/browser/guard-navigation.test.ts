/** @jest-environment jsdom */
import mitt from 'next/dist/shared/lib/mitt';
import { goOnline } from '@/__tests__/support/online';
import { guardNavigation } from '@/lib/browser/guard-navigation';

/** A navigation that takes longer is looked into. */
const NAVIGATION_TIMEOUT_MS = 30_000;

const lost = () => new Error('Failed to fetch');
const overtaken = () => Object.assign(new Error('Route Cancelled'), { cancelled: true });
const page = (status: number) => ({ ok: status < 400, status, text: async () => '' }) as Response;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function guarded() {
  const events = mitt();
  const did = { onOpened: jest.fn(), onFailed: jest.fn(), goTo: jest.fn() };
  const end = guardNavigation(events, did);
  const begin = (address: string, shallow = false) => events.emit('routeChangeStart', address, { shallow });
  const arrive = (address: string) => {
    window.history.pushState(null, '', address);
    events.emit('routeChangeComplete', address, { shallow: false });
  };
  const fail = (address: string, error = lost()) => events.emit('routeChangeError', error, address, {});
  return { ...did, begin, arrive, fail, end };
}

/** What the worker of this site has kept; undefined for a browser without one. */
function withWorker(kept?: string[]) {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: kept && { controller: {} },
  });
  Object.assign(window, { caches: { match: async (address: string) => kept?.includes(address) } });
}

let server: jest.Mock<Promise<Response>, [string, RequestInit]>;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  withWorker(undefined);
  server = jest.fn(async (_address: string, _init: RequestInit) => page(200));
  Object.assign(globalThis, { fetch: server });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const isWaiting = () => document.documentElement.hasAttribute('data-waiting');

it('shows that a page is awaited until it is there, and not for a change of the address alone', () => {
  const { begin, arrive } = guarded();
  begin('/profile?tab=courses', true);
  expect(isWaiting()).toBe(false);
  begin('/pricing');
  expect(isWaiting()).toBe(true);
  arrive('/pricing');
  expect(isWaiting()).toBe(false);
});

it('shows no waiting any more for a page that does not open or is not wanted any more', async () => {
  server.mockRejectedValue(lost());
  const { begin, fail } = guarded();
  begin('/search/a');
  expect(() => fail('/search/a')).toThrow();
  expect(isWaiting()).toBe(true);
  await pass(0);
  expect(isWaiting()).toBe(false);
  begin('/search/b');
  fail('/search/b', overtaken());
  expect(isWaiting()).toBe(false);
});

it('asks for nothing and says nothing of a page that opens', async () => {
  const { begin, arrive, onOpened, onFailed, goTo } = guarded();
  begin('/pricing');
  arrive('/pricing');
  await pass(NAVIGATION_TIMEOUT_MS);
  expect(onOpened).toHaveBeenCalledTimes(1);
  expect(server).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
  expect(goTo).not.toHaveBeenCalled();
});

it.each([200, 404])('lets the browser open a page that answers %i where its data failed', async (status) => {
  server.mockResolvedValue(page(status));
  const { begin, fail, onFailed, goTo } = guarded();
  begin('/search/a');
  expect(() => fail('/search/a')).toThrow(expect.objectContaining({ cancelled: true }));
  await pass(0);
  expect(goTo.mock.calls).toEqual([['/search/a']]);
  expect(onFailed).not.toHaveBeenCalled();
  expect(server.mock.calls[0]?.[1]).toMatchObject({ headers: { 'x-offline-copy': '1' } });
});

it.each([429, 500, 502, 503])('keeps the page where another answers %i', async (status) => {
  server.mockResolvedValue(page(status));
  const { begin, fail, onFailed, goTo } = guarded();
  begin('/search/a');
  expect(() => fail('/search/a')).toThrow();
  await pass(0);
  expect(onFailed.mock.calls).toEqual([['/search/a']]);
  expect(goTo).not.toHaveBeenCalled();
});

it('keeps the page where another ends before it is whole', async () => {
  server.mockResolvedValue({ ...page(200), text: () => Promise.reject(new TypeError('cut')) } as Response);
  const { fail, onFailed } = guarded();
  expect(() => fail('/search/a')).toThrow();
  await pass(0);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it('looks into a navigation that takes too long, and not into a shallow one', async () => {
  server.mockRejectedValue(lost());
  const { begin, onFailed } = guarded();
  begin('/my-courses', true);
  await pass(NAVIGATION_TIMEOUT_MS);
  expect(server).not.toHaveBeenCalled();
  begin('/search/a');
  await pass(NAVIGATION_TIMEOUT_MS - 1);
  expect(server).not.toHaveBeenCalled();
  await pass(1);
  expect(onFailed.mock.calls).toEqual([['/search/a']]);
});

it.each([
  ['opens', 200],
  ['fails', 502],
])('does nothing of a page that %s once somebody has gone elsewhere', async (_, status) => {
  let answer = (_: Response) => {};
  server.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { begin, arrive, fail, onFailed, goTo } = guarded();
  begin('/search/a');
  expect(() => fail('/search/a')).toThrow();
  begin('/pricing');
  answer(page(status));
  await pass(0);
  arrive('/pricing');
  expect(onFailed).not.toHaveBeenCalled();
  expect(goTo).not.toHaveBeenCalled();
});

it('ignores cancelled navigations, and back and forward, whose address has already changed', async () => {
  const { begin, arrive, fail } = guarded();
  begin('/search/a');
  fail('/search/a', overtaken());
  begin('/pricing');
  arrive('/pricing');
  window.history.pushState(null, '', '/search/it%27s?text=it%27s');
  begin("/search/it%27s?text=it's#results");
  fail("/search/it%27s?text=it's#results");
  await pass(NAVIGATION_TIMEOUT_MS);
  expect(server).not.toHaveBeenCalled();
});

it('goes by the worker where there is no network', async () => {
  goOnline(false);
  const { fail, onFailed, goTo } = guarded();
  expect(() => fail('/course/a')).toThrow();
  await pass(0);
  expect(onFailed).toHaveBeenCalledTimes(1);
  withWorker([]);
  expect(() => fail('/course/a')).toThrow();
  await pass(0);
  expect(goTo.mock.calls).toEqual([['/course/a']]);
  expect(server).not.toHaveBeenCalled();
});

it('opens what the worker has kept where the server is away', async () => {
  server.mockRejectedValue(lost());
  withWorker(['/course/a']);
  const { fail, onFailed, goTo } = guarded();
  for (const address of ['/course/a', '/course/b']) {
    expect(() => fail(address)).toThrow();
    await pass(0);
  }
  expect(goTo.mock.calls).toEqual([['/course/a']]);
  expect(onFailed.mock.calls).toEqual([['/course/b']]);
});

it('stops on request', async () => {
  const { begin, fail, end, onFailed } = guarded();
  begin('/search/a');
  end();
  fail('/search/a');
  await pass(NAVIGATION_TIMEOUT_MS);
  expect(onFailed).not.toHaveBeenCalled();
});
