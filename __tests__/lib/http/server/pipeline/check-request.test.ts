import type { AddressInfo } from 'node:net';
import { askRaw, sendRaw, statusOf } from '@/__tests__/support/raw-request';
import { createHttpServer } from '@/lib/http/server/pipeline/create-server';
import { createPipeline } from '@/lib/http/server/pipeline/request-pipeline';
import { RequestQueue } from '@/lib/http/server/pipeline/request-queue';
import { log } from '@/lib/server/log';

let asked: string[];
let url: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  asked = [];
  const pipeline = createPipeline(
    async (req, res) => {
      asked.push(String(req.url));
      res.end(String(req.headers['x-forwarded-for']));
    },
    { headers: {}, queue: new RequestQueue(10), pageCacheBytes: 0 },
  );
  const server = createHttpServer((req, res) => void pipeline(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => new Promise((resolve) => server.close(() => resolve()));
});

afterEach(() => stop());

it.each([
  '/_next/static/../../search/python',
  '/_next/static/%2e%2e/%2E%2E/search/python',
  '/_next/static/.%2e/search/python',
  '/./search/python',
  '/search/..',
  '/search/%2e',
  '/search//../python',
  '/_next/static\\..\\..\\search\\python',
  '/_next/static/..%5c..%5csearch',
  '/_next/static/a%5Cb.js',
  '/search/..%5c..%5cx',
  '/search/x\\y',
  '/search/python#/../x',
  '/_next/data/build/course/x/%2e%2e.json',
  '/_next/data/build/search/..json',
  '//_next/data/build/.%2E.json',
])('refuses %s, which readers read differently', async (path) => {
  expect(statusOf(await askRaw(url, `GET ${path}`))).toBe(400);
  expect(asked).toEqual([]);
});

it.each([
  '/search/...',
  '/search/.net',
  '/search/a..b',
  '/search/50%25',
  '/search/%5Cdocumentclass',
  '/_next/data/build/search/%5Cdocumentclass.json',
  '/search/a?topic=../b',
  '/_next/data/build/search/a..json',
  '/_next/data/build/search/....json',
  '/search/..json',
  '//nothing/a',
])('lets %s pass', async (path) => {
  expect(statusOf(await askRaw(url, `GET ${path}`))).toBe(200);
  expect(asked).toEqual([path]);
});

it.each(['OPTIONS *', 'GET http://evil.example/search/python', 'GET evil.example'])(
  'refuses %s in one line of the log',
  async (line) => {
    const failed = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(statusOf(await askRaw(url, line))).toBe(400);
    expect(asked).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  },
);

it('takes of a picture what the optimizer reads, and nothing that only makes another address of it', async () => {
  const picture = '/_next/image?url=%2Fapi%2Fthumbnail%2F320%2Fabcdefghijk&w=320&q=75';
  expect(statusOf(await askRaw(url, `GET ${picture}`))).toBe(200);
  for (const other of [`${picture}&x=1`, `${picture}&w=320`, '/_next/image', '//_next/image/?x'])
    expect(statusOf(await askRaw(url, `GET ${other}`))).toBe(400);
});

it('refuses thousands of parameters, which take long to be read', async () => {
  const many = (count: number) => `/search/x?${Array.from({ length: count }, () => 'a').join('&')}`;
  expect(statusOf(await askRaw(url, `GET ${many(200)}`))).toBe(200);
  expect(statusOf(await askRaw(url, `GET ${many(201)}`))).toBe(400);
});

it('refuses a request for two hosts', async () => {
  expect(statusOf(await askRaw(url, 'GET /', ['Host: evil.example']))).toBe(400);
  expect(statusOf(await askRaw(url, 'GET /', ['hOsT: site.example']))).toBe(400);
});

it('refuses more headers than it reads, and loses none of those that it takes', async () => {
  const junk = (count: number) => Array.from({ length: count }, (_, n) => `X-Junk-${n}: 1`);
  const forwarded = 'X-Forwarded-For: 203.0.113.7';
  // Host and Connection are two more.
  expect(await askRaw(url, 'GET /', [...junk(97), forwarded])).toContain('203.0.113.7');
  const refused = await askRaw(url, 'GET /', [...junk(98), forwarded]);
  expect(statusOf(refused)).toBe(431);
  expect(refused).toContain('Error 431');
  expect(statusOf(await askRaw(url, 'GET /', [...junk(900), forwarded]))).toBe(431);
  expect(asked).toHaveLength(1);
});

it('refuses a page whose address no search needs, and takes a long one of the API', async () => {
  expect(statusOf(await askRaw(url, `GET /search/${'a'.repeat(4_100)}`))).toBe(404);
  expect(statusOf(await askRaw(url, `GET /search/python?level=${'a'.repeat(4_100)}`))).toBe(404);
  expect(statusOf(await askRaw(url, `GET /search/${'a'.repeat(4_000)}`))).toBe(200);
  expect(statusOf(await askRaw(url, `GET /api/courses?ids=${'a'.repeat(4_100)}`))).toBe(200);
});

it.each(['OPTIONS', 'POST', 'DELETE'])(
  'says of all that is only read that it takes no %s',
  async (method) => {
    for (const path of [
      '/',
      '/pricing',
      '/search/python',
      '/feeds/all.xml',
      '/_next/static/a.js',
      '/nothing',
    ]) {
      const answer = await fetch(url + path, { method });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
    expect(asked).toEqual([]);
    await fetch(`${url}//api/chat`, { method });
    expect(asked).toEqual(['//api/chat']);
  },
);

it('lets nobody begin to send a body that is too large for every route', async () => {
  const ask = (length: number) => [`Content-Length: ${length}`, 'Expect: 100-continue'];
  expect(statusOf(await askRaw(url, 'POST /api/chat', ask(100_000_000)))).toBe(413);
  expect(asked).toEqual([]);
  const small = ['POST /api/chat HTTP/1.1', 'Host: site.example', 'Connection: close', ...ask(1), '', 'a'];
  expect(await sendRaw(url, small.join('\r\n'))).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});
