/** @jest-environment jsdom */
import Router from 'next/router';
import { fetchAhead } from '@/lib/next-internals/client/fetch-ahead';

const KEPT_MS = 30_000;
const KEY = 'http://localhost/_next/data/b/course/git.json?id=git';

type Data = { cacheKey: string; json: unknown };
const router = {
  sdc: {} as Record<string, Promise<Data>>,
  pageLoader: {
    getDataHref: ({ asPath, href }: { asPath: string; href: string }) =>
      `/_next/data/b${asPath}.json?${href.split('?')[1]}`,
  },
};
const server = jest.fn();

function setConnection(connection: unknown) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  jest.useFakeTimers();
  setConnection(undefined);
  router.sdc = {};
  Router.router = router as never;
  server.mockReset();
  server.mockResolvedValue({ ok: true, json: async () => ({ pageProps: { course: {} } }) });
  Object.assign(globalThis, { fetch: server });
});
afterEach(() => {
  jest.useRealTimers();
  Router.router = null;
});

const arrive = () => jest.advanceTimersByTimeAsync(0);

it('puts the data of a course where the router looks for it, and says that it is fetched ahead', async () => {
  fetchAhead('/course/git', '');
  await arrive();
  await expect(router.sdc[KEY]).resolves.toMatchObject({ cacheKey: KEY, json: { pageProps: {} } });
  expect(server.mock.calls[0]?.[1]).toMatchObject({ headers: { purpose: 'prefetch' } });
});

it('names the lesson as the router does', async () => {
  fetchAhead('/course/git/2-branches', '');
  await arrive();
  expect(Object.keys(router.sdc)).toEqual([
    'http://localhost/_next/data/b/course/git/2-branches.json?id=git&lesson=2-branches',
  ]);
});

it('fetches what is there already not again, and drops it after a while', async () => {
  fetchAhead('/course/git', '');
  fetchAhead('/course/git', '');
  expect(server).toHaveBeenCalledTimes(1);
  await arrive();
  fetchAhead('/course/git', '');
  expect(server).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(KEPT_MS);
  expect(router.sdc).toEqual({});
});

it.each([
  ['failed', { ok: false }],
  [
    'says that its source was not asked',
    { ok: true, json: async () => ({ pageProps: { unavailable: {} } }) },
  ],
])('gives the router no answer that %s', async (_name, answer) => {
  server.mockResolvedValue(answer);
  fetchAhead('/course/git', '');
  expect(router.sdc).toEqual({});
  await arrive();
  expect(router.sdc).toEqual({});
});

it('gives the router nothing if the network fails, and asks again', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchAhead('/course/git', '');
  await arrive();
  expect(router.sdc).toEqual({});
  fetchAhead('/course/git', '');
  await arrive();
  expect(Object.keys(router.sdc)).toEqual([KEY]);
});

it.each([
  ['wants to save data', { saveData: true }],
  ['has a slow connection', { effectiveType: '2g' }],
])('fetches nothing for somebody who %s', (_name, connection) => {
  setConnection(connection);
  fetchAhead('/course/git', '');
  expect(server).not.toHaveBeenCalled();
});

it.each(['/search/python', '/', '/api/health', '/course/'])('fetches nothing of %s', (path) => {
  fetchAhead(path, '');
  expect(server).not.toHaveBeenCalled();
});
