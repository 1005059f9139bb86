/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { SearchAnswer } from '@/lib/search/search.types';
import { readSearch } from '@/lib/search/search-url';

const answer = (total: number): SearchAnswer => ({
  results: [],
  total,
  page: 1,
  pages: 1,
  facets: [],
  intents: [],
  nearestTopics: [],
  popularNearby: [],
  indexVersion: '1',
});

let server: Server;
let received: string[];

beforeEach(async () => {
  jest.resetModules();
  received = [];
  server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts);
      received.push((req.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
      res.setHeader('Content-Type', 'application/json');
      res.end('{"status":1}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.POSTHOG_KEY = 'key';
  process.env.POSTHOG_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  delete process.env.POSTHOG_KEY;
  delete process.env.POSTHOG_HOST;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const load = () => import('@/lib/server/analytics/note-search');

it('tells how many results a search had, and nothing of who searched or for what', async () => {
  const { noteSearch, closeAnalytics } = await load();

  noteSearch({ 'user-agent': 'Secret/1.0', cookie: 'a=b' }, readSearch('python', {}), answer(12));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await closeAnalytics();

  const sent = received.join();
  expect(sent).toContain('"event":"search_performed"');
  expect(sent).toContain('"result_count":12');
  expect(sent).not.toMatch(/python"|Secret|a=b/);
});

it('notes the words of a search without results, but not what may be of a person', async () => {
  const { searchEvent } = await load();

  expect(searchEvent(readSearch('Esperanto Grammar', {}), answer(0)).words).toBe('esperanto grammar');
  for (const words of ['ann@example.org', 'call 5551234', '+44 20', 'a'.repeat(81)]) {
    expect(searchEvent(readSearch(words, {}), answer(0)).words).toBeUndefined();
  }
});

it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('sends nothing for a browser that says %j', async (headers) => {
  const { noteSearch, closeAnalytics } = await load();

  noteSearch(headers, readSearch('python', {}), answer(1));
  await closeAnalytics();

  expect(received).toEqual([]);
});

it('sends nothing without a key', async () => {
  delete process.env.POSTHOG_KEY;
  const { noteSearch, closeAnalytics } = await load();

  noteSearch({}, readSearch('python', {}), answer(1));
  await closeAnalytics();

  expect(received).toEqual([]);
});

it('neither throws nor waits when nobody answers', async () => {
  process.env.POSTHOG_HOST = 'http://127.0.0.1:1';
  const { noteSearch, closeAnalytics } = await load();

  const began = performance.now();
  noteSearch({}, readSearch('python', {}), answer(1));
  expect(performance.now() - began).toBeLessThan(50);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await closeAnalytics().catch(() => undefined);
}, 15_000);
