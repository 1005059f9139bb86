import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { request } from 'undici';
import { until } from '@/__tests__/support/until';
import { createPageLimits } from '@/lib/http/server/pipeline/page-limits';
import { createPipeline, type PipelineOptions } from '@/lib/http/server/pipeline/request-pipeline';
import { RequestQueue } from '@/lib/http/server/pipeline/request-queue';
import { readBody } from '@/lib/http/server/read-json';
import type { Handler } from '@/lib/next-internals/server/start-next';
import { chargeClient, workingFor } from '@/lib/server/client-work';
import { serve } from '@/scripts/fakes/request';

let stop: () => Promise<void>;

type Options = Partial<PipelineOptions> & { most?: number };

async function behindDoor(handle: Handler, { most = 10, ...options }: Options = {}) {
  const pipeline = createPipeline(handle, {
    headers: { 'X-Test': 'always' },
    queue: new RequestQueue(most),
    pageCacheBytes: 1_000_000,
    ...options,
  });
  const { url, close } = await serve(pipeline);
  stop = close;
  return url;
}

afterEach(() => stop());

/** Tells clients apart by a header. */
const clientOf = (req: IncomingMessage) => String(req.headers['x-client']);
const as = (client: string) => ({ headers: { 'X-Client': client } });

/** Answers each request once it is let go, the oldest first. */
function holding() {
  const held: (() => void)[] = [];
  const handle: Handler = (_req, res) =>
    new Promise((done) => void held.push(() => done(void res.end('ok'))));
  const letGo = () => until(() => held.length > 0).then(() => held.shift()?.());
  return { handle, held, letGo };
}

const PUBLIC = 'public, s-maxage=300, stale-while-revalidate=3600';

function counting(cacheControl: string, status = 200) {
  let asked = 0;
  const handle: Handler = async (_req, res) => {
    asked++;
    res.statusCode = status;
    res.setHeader('Cache-Control', cacheControl);
    res.setHeader('Content-Type', 'text/html');
    res.write('<p>');
    res.end(`answer ${asked}`);
  };
  return { handle, asked: () => asked };
}

it('names every request and sets the headers of every answer', async () => {
  const url = await behindDoor(async (_req, res) => void res.end('hello'));
  const answer = await fetch(url);
  expect(answer.headers.get('x-test')).toBe('always');
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
});

it('takes the listeners of a streamed site map for no leak', async () => {
  let room = 0;
  const url = await behindDoor(async (_req, res) => {
    // As many as Next and its compression add to an answer, next to those of the pipeline.
    for (let n = 0; n < 4; n++) res.once('close', () => undefined);
    const sent = pipeline(Readable.from(['one', 'two']), res);
    room = res.getMaxListeners() - res.listenerCount('close');
    await sent;
  });
  expect(await (await fetch(`${url}/sitemap-courses-1.xml`)).text()).toBe('onetwo');
  expect(room).toBeGreaterThan(0);
});

it('keeps the name that a proxy gave a request, unless it is no name', async () => {
  const url = await behindDoor(async (req, res) => void res.end(String(req.headers['x-request-id'])));
  expect(await (await fetch(url, { headers: { 'X-Request-Id': 'abc-12345' } })).text()).toBe('abc-12345');
  expect(await (await fetch(url, { headers: { 'X-Request-Id': '<b>' } })).text()).toMatch(/^[\w-]{36}$/);
});

it('gives a public page again without asking for it, the same to everybody', async () => {
  const { handle, asked } = counting(PUBLIC);
  const url = await behindDoor(handle);
  const first = await fetch(`${url}/search/python`);
  const again = await fetch(`${url}/search/python`, { headers: { Cookie: 'a=b' } });
  expect(await again.text()).toBe(await first.text());
  expect(again.headers.get('content-type')).toBe('text/html');
  expect(again.headers.get('age')).toBe('0');
  expect(asked()).toBe(1);
});

it('names a page and its compressed form by a weak tag, also when it is given again', async () => {
  const url = await behindDoor(async (_req, res) => {
    res.setHeader('Cache-Control', PUBLIC);
    res.setHeader('ETag', '"page"');
    res.end('words');
  });
  for (let turn = 0; turn < 2; turn++) expect((await fetch(`${url}/`)).headers.get('etag')).toBe('W/"page"');
  const known = await fetch(`${url}/`, { headers: { 'If-None-Match': '"page"' } });
  expect(known.status).toBe(304);
});

it('gives a file of the build again, which never changes', async () => {
  const { handle, asked } = counting('public, max-age=31536000, immutable');
  const url = await behindDoor(handle);
  for (let turn = 0; turn < 2; turn++)
    expect(await (await fetch(`${url}/_next/static/a.js`)).text()).toContain('answer 1');
  expect(asked()).toBe(1);
});

it.each([
  ['images', 'public, max-age=60, must-revalidate', 200],
  ['private pages', 'private, no-store', 200],
  ['pages that say nothing', '', 200],
  ['pages that are not there', PUBLIC, 404],
])('does not keep %s', async (_what, cacheControl, status) => {
  const { handle, asked } = counting(cacheControl, status);
  const url = await behindDoor(handle);
  for (let turn = 0; turn < 2; turn++) await (await fetch(`${url}/`)).text();
  expect(asked()).toBe(2);
});

it('keeps compressed and plain pages apart', async () => {
  let asked = 0;
  const url = await behindDoor(async (req, res) => {
    res.setHeader('Cache-Control', PUBLIC);
    const zipped = String(req.headers['accept-encoding']).includes('gzip');
    asked++;
    if (zipped) res.setHeader('Content-Encoding', 'gzip');
    res.end(zipped ? gzipSync('words') : 'words');
  });
  for (let turn = 0; turn < 2; turn++)
    for (const encoding of ['gzip', 'identity']) {
      // The bytes as they are sent: fetch would take the compression off.
      const { headers, body } = await request(url, { headers: { 'Accept-Encoding': encoding } });
      const sent = Buffer.from(await body.arrayBuffer());
      const zipped = encoding === 'gzip';
      expect(headers['content-encoding']).toBe(zipped ? 'gzip' : undefined);
      expect((zipped ? gunzipSync(sent) : sent).toString()).toBe('words');
    }
  expect(asked).toBe(2);
});

it('turns away at once what is more than it can do, and lets in again when others have left', async () => {
  const { handle, held, letGo } = holding();
  const url = await behindDoor(handle, { most: 1 });
  const first = fetch(`${url}/search/a`);
  await until(() => held.length > 0);
  const page = await fetch(`${url}/search/b`);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('5');
  expect(await page.text()).toContain('Error 503');
  const data = await fetch(`${url}/api/suggest?q=b`);
  expect(await data.json()).toMatchObject({ error: { code: 'server/busy' } });
  await letGo();
  expect((await first).status).toBe(200);
  const next = fetch(`${url}/search/c`);
  await letGo();
  expect((await next).status).toBe(200);
});

const connectTo = async (url: string, text: string) => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
};

it.each([
  [10, 10],
  [200, 0],
])('of %i requests that come at once on a connection, answers %i', async (sent, answered) => {
  let asked = 0;
  const url = await behindDoor(async (_req, res) => {
    asked++;
    res.end('ok');
  });
  const socket = await connectTo(
    url,
    `${'GET /a HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(sent - 1)}GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  const text = (await socket.toArray()).join('');
  expect(text.match(/HTTP\/1\.1 200/g) ?? []).toHaveLength(answered);
  expect(asked).toBeLessThanOrEqual(10);
  expect((await fetch(`${url}/b`)).status).toBe(200);
});

describe('a slow client', () => {
  const slow = (path: string, client: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\nContent-Length: 100\r\n\r\nx`;

  it('has no place while its body arrives, and nobody else waits for it', async () => {
    const url = await behindDoor(async (_req, res) => void res.end('ok'), { most: 2, clientOf });
    const sockets = await Promise.all(
      ['/api/crash', '/', '/search/a', '/api/chat'].map((path) => connectTo(url, slow(path, path))),
    );
    for (let turn = 0; turn < 5; turn++) expect((await fetch(`${url}/search/${turn}`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ['leaves while its body arrives', slow('/api/crash', 'ada')],
    [
      'sends a body that is no body',
      'POST /api/crash HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
    ],
  ])('frees its place when it %s', async (_what, text) => {
    const url = await behindDoor(async (_req, res) => void res.end('ok'), { most: 2 });
    for (let turn = 0; turn < 3; turn++) {
      const socket = await connectTo(url, text);
      socket.resume();
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await fetch(`${url}/search/a`)).status).toBe(200);
  });

  it('loses the oldest of too many bodies, and others keep theirs', async () => {
    const url = await behindDoor(async (req, res) => void res.end(await readBody(req, 1_000)), { clientOf });
    const other = await connectTo(url, slow('/api/crash', 'grace'));
    const sockets: Socket[] = [];
    for (let turn = 0; turn < 26; turn++) sockets.push(await connectTo(url, slow('/api/crash', 'ada')));
    const [oldest] = sockets;
    let answer = '';
    oldest?.on('data', (part) => {
      answer += part;
    });
    await until(() => answer.includes('503'));
    expect(sockets.slice(1).every(({ readyState }) => readyState === 'open')).toBe(true);
    const parts: string[] = [];
    other.on('data', (part) => parts.push(String(part)));
    other.write('y'.repeat(99));
    await until(() => parts.join('').includes('y'.repeat(99)));
    for (const socket of [...sockets, other]) socket.destroy();
  });

  it('has no place while its answer is sent', async () => {
    const big = Buffer.alloc(32_000_000, 'x');
    const url = await behindDoor(async (req, res) => void res.end(req.url === '/big' ? big : 'ok'), {
      most: 1,
    });
    const socket = await connectTo(url, 'GET /big HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    expect((await fetch(`${url}/search/a`)).status).toBe(200);
    socket.destroy();
  });
});

it.each([
  ['with a length', 'x'.repeat(100_000)],
  ['in pieces', Readable.from(['x'.repeat(50_000), 'y'.repeat(50_000)])],
  ['without anything in it', Readable.from([])],
])('gives a route the body that came %s', async (_what, body) => {
  const url = await behindDoor(async (req, res) => void res.end(await readBody(req, 200_000)));
  const expected = typeof body === 'string' ? body : (await body.toArray()).join('');
  const sent = typeof body === 'string' ? body : Readable.from(expected === '' ? [] : [expected]);
  const answer = await request(`${url}/api/chat`, { method: 'POST', body: sent });
  expect(await answer.body.text()).toBe(expected);
});

it('lets those who watch the server in when it is full', async () => {
  const { handle, held, letGo } = holding();
  const url = await behindDoor(handle, { most: 1 });
  const first = fetch(`${url}/`);
  await until(() => held.length === 1);
  const check = fetch(`${url}/api/health`);
  await until(() => held.length === 2);
  await letGo();
  await letGo();
  for (const answer of [first, check]) expect((await answer).status).toBe(200);
});

it('does two checks of one watcher at a time, and those of others beside them', async () => {
  const { handle, held, letGo } = holding();
  const url = await behindDoor(handle, { clientOf });
  const ask = (client: string) => fetch(`${url}/api/ready`, as(client));
  const all = [...Array.from({ length: 5 }, () => ask('hasty')), ask('other')];
  await until(() => held.length === 3);
  for (let done = 0; done < all.length; done++) await letGo();
  for (const answer of await Promise.all(all)) expect(answer.status).toBe(200);
});

it('gives even a kept page to a busy network only after what others have in progress', async () => {
  // However long it takes on this machine.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const waiting: (() => void)[] = [];
  const { handle } = counting(PUBLIC);
  const url = await behindDoor(
    async (req, res) => {
      if (req.url === '/plan') await new Promise<void>((resolve) => waiting.push(resolve));
      await handle(req, res);
    },
    { clientOf },
  );
  const ask = (client: string, path: string) => fetch(url + path, as(client)).then((answer) => answer.text());
  await ask('one', '/search/a');
  for (let turn = 0; turn < 30; turn++) await ask('crowd', '/search/a');
  const order: string[] = [];
  const others = ask('one', '/plan').then(() => order.push('one'));
  await until(() => waiting.length === 1);
  const kept = ask('crowd', '/search/a').then(() => order.push('crowd'));
  for (let turn = 0; turn < 10; turn++) await ask('one', '/search/a');
  expect(order).toEqual([]);
  waiting.shift()?.();
  await Promise.all([others, kept]);
  clock.mockRestore();
});

it('answers when the page breaks in its hands', async () => {
  const url = await behindDoor(() => Promise.reject(new Error('secret')));
  const broken = await fetch(url);
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toContain('secret');
});

it('refuses a body that no route takes', async () => {
  const url = await behindDoor(async (_req, res) => void res.end());
  const refused = await fetch(`${url}/api/chat`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect(refused.status).toBe(413);
});

it('does not keep what depends on more of a request than its form', async () => {
  const { handle, asked } = counting(PUBLIC);
  const url = await behindDoor(async (req, res) => {
    res.setHeader('Vary', 'Accept-Encoding, Accept-Language');
    await handle(req, res);
  });
  for (let turn = 0; turn < 2; turn++) await (await fetch(`${url}/`)).text();
  expect(asked()).toBe(2);
});

it('takes no files by another way, however many slashes lead there, to come in when it is full', async () => {
  const url = await behindDoor(async (_req, res) => void res.end(), { most: 0 });
  for (const path of ['/_next/static', '/_next/statics/a.js', '/search/_next/static/a.js', '/api/readyz'])
    expect((await fetch(url + path)).status).toBe(503);
  for (const path of ['/_next/static/a.js', '//_next///static/a.js', '/api/ready?x=1'])
    expect((await fetch(url + path)).status).toBe(200);
});

describe('one client that asks for too much', () => {
  const limited = (options: Options = {}) => {
    const { handle, asked } = counting(PUBLIC);
    const limits = createPageLimits({ pages: 12, api: 8, watch: 5 });
    return { asked, url: behindDoor(handle, { limits, clientOf, ...options }) };
  };
  it('gets a 503 with Retry-After', async () => {
    const { url, asked } = limited();
    const site = await url;
    for (const words of ['a', 'b'])
      expect((await fetch(`${site}/search/${words}`, as('ada'))).status).toBe(200);
    const refused = await fetch(`${site}/search/c`, as('ada'));
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    const text = await refused.text();
    expect(text).toContain('Error 429');
    expect(text).toContain(`${seconds} second`);
    expect(asked()).toBe(2);
  });

  it('pays for what its requests make the server compute, also after they wait', async () => {
    const limits = createPageLimits({ pages: 100, api: 100, watch: 5 });
    const work: Handler = async (req, res) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (req.url?.startsWith('/search')) chargeClient(96);
      res.end(workingFor()?.client);
    };
    const site = await behindDoor(work, { limits, clientOf });
    expect(await (await fetch(`${site}/search/hard`, as('ada'))).text()).toBe('ada');
    expect((await fetch(`${site}/api/suggest`, as('ada'))).status).toBe(200);
    // 80 points, 6 of the page, 1 of the suggestion: two more pages.
    for (let turn = 0; turn < 2; turn++) expect((await fetch(`${site}/plan`, as('ada'))).status).toBe(200);
    for (const path of ['/plan', '/api/suggest'])
      expect((await fetch(site + path, as('ada'))).status).toBe(429);
    expect((await fetch(`${site}/plan`, as('grace'))).status).toBe(200);
  });

  it('pays for what is refused as invalid too', async () => {
    const site = await limited().url;
    const invalid = `${site}/search/a%5c..%5cb`;
    for (let turn = 0; turn < 12; turn++) expect((await fetch(invalid, as('ada'))).status).toBe(400);
    expect((await fetch(invalid, as('ada'))).status).toBe(429);
  });

  it.each(['/_next/static/chunks/made-up', '/icon-512.png?made-up='])(
    'pays for %s, which is not there, and keeps its pages',
    async (address) => {
      const { handle, asked } = counting('', 404);
      const limits = createPageLimits({ pages: 10, api: 8, watch: 5 });
      const site = await behindDoor(handle, { limits, clientOf });
      for (let turn = 0; turn < 10; turn++)
        expect((await fetch(`${site}${address}${turn}`, as('ada'))).status).toBe(404);
      expect((await fetch(`${site}${address}`, as('ada'))).status).toBe(429);
      expect(asked()).toBe(10);
      expect((await fetch(`${site}/search/python`, as('ada'))).status).toBe(404);
      expect((await fetch(`${site}${address}`, as('grace'))).status).toBe(404);
    },
  );

  it.each([
    [{ refuseAfterMs: 1 }, 'close'],
    [{}, 'keep-alive'],
  ])('loses its connection, unless it may be that of a proxy (%j)', async (options, connection) => {
    const site = await limited(options).url;
    const answers: string[] = [];
    for (const words of ['a', 'b', 'c']) {
      const { headers, body } = await request(`${site}/search/${words}`, as('ada'));
      await body.dump();
      answers.push(String(headers.connection));
    }
    expect(answers).toEqual(['keep-alive', 'keep-alive', connection]);
  });

  it('waits for its refusals, of which only so many wait', async () => {
    const site = await limited({ refuseAfterMs: 3_600_000 }).url;
    for (const words of ['a', 'b']) await fetch(`${site}/search/${words}`, as('ada'));
    let cut = 0;
    const oldestIsCut = new Promise<void>((resolve) => {
      const ask = (words: number) =>
        fetch(`${site}/search/c${words}`, as('ada')).catch(() => {
          cut += 1;
          resolve();
        });
      for (let turn = 0; turn <= 100; turn++) void ask(turn);
    });
    await oldestIsCut;
    expect((await fetch(`${site}/search/d`, as('grace'))).status).toBe(200);
    expect(cut).toBe(1);
  });

  it('gets JSON where a script asks', async () => {
    const site = await limited().url;
    for (const words of ['a', 'b']) await fetch(`${site}/_next/data/build/search/${words}.json`, as('ada'));
    const refused = await fetch(`${site}/_next/data/build/search/c.json`, as('ada'));
    expect(await refused.json()).toMatchObject({ error: { code: 'request/too-many' } });
  });
});

describe('headers of pages', () => {
  const OF_PAGES = 'of pages';
  const NOTHING_RUNS = expect.stringMatching(/default-src 'none'.*sandbox/);

  it.each([
    ['text/html; charset=utf-8', '/', OF_PAGES],
    ['TEXT/HTML', '/', OF_PAGES],
    ['application/xhtml+xml', '/', OF_PAGES],
    [undefined, '/', OF_PAGES],
    // A worker lives under them.
    ['application/javascript; charset=UTF-8', '/sw.js', OF_PAGES],
    ['application/javascript; charset=UTF-8', '/', null],
    ['text/css', '/', null],
    ['font/woff2', '/', null],
    ['image/png', '/', null],
    ['application/json', '/', null],
    ['image/svg+xml', '/', NOTHING_RUNS],
    ['application/xml; charset=utf-8', '/', NOTHING_RUNS],
    ['application/atom+xml', '/', NOTHING_RUNS],
    ['text/xml', '/', NOTHING_RUNS],
    ['x/unknown', '/', NOTHING_RUNS],
  ])('are for what a browser shows as one: %s at %s has the policy %s', async (type, path, policy) => {
    const url = await behindDoor(
      async (_req, res) => {
        if (type) res.setHeader('Content-Type', type);
        res.end();
      },
      { pageHeaders: { 'Content-Security-Policy': OF_PAGES } },
    );
    expect((await fetch(url + path)).headers.get('content-security-policy')).toEqual(policy);
  });

  it('stand on what the pipeline says itself, and on what is given again', async () => {
    const options = { pageHeaders: { 'Content-Security-Policy': OF_PAGES }, most: 0 };
    const url = await behindDoor(counting(PUBLIC).handle, options);
    expect((await fetch(`${url}/`)).headers.get('content-security-policy')).toBe(OF_PAGES);
    await stop();
    const kept = await behindDoor(counting(PUBLIC).handle, { ...options, most: 1 });
    for (let turn = 0; turn < 2; turn++) {
      const answer = await fetch(`${kept}/`);
      expect(await answer.text()).toContain('answer 1');
      expect(answer.headers.get('content-security-policy')).toBe(OF_PAGES);
    }
  });
});
