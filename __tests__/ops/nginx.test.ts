import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { parse } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ODD_HEADERS } from '@/__tests__/support/odd-headers';
import { askRaw, statusOf } from '@/__tests__/support/raw-request';
import { findNginx, serveNginx } from '@/bench/site/nginx';
import { normaliseHeaders } from '@/lib/http/server/pipeline/headers/normalise-headers';
import { sitePages } from '@/lib/pages/site-pages';
import { serve } from '@/scripts/fakes/request';
import { sendRequest } from '@/scripts/fakes/send-request';

// Where it must run the variable is set, so that a missing nginx is not mistaken for a pass.
const whereNginxIs = findNginx() || process.env.NGINX_REQUIRED ? describe : describe.skip;

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const { body, ...heard } = await sendRequest(url, { headers });
  return { ...heard, body: body.toString() };
};

/**
 * Reduces headers to their few forms, as the site does, and says what is left of them, so that every form of an answer is
 * another text.
 */
function tell(req: IncomingMessage, res: ServerResponse): void {
  normaliseHeaders(req);
  const isPicture = req.url?.startsWith('/_next/image');
  const { host, 'accept-encoding': zip, 'x-nextjs-data': data, accept } = req.headers;
  res.setHeader('Cache-Control', 'public, s-maxage=300, stale-while-revalidate=3600');
  res.setHeader('Vary', isPicture ? 'Accept' : 'Accept-Encoding');
  res.end([req.url, host, isPicture ? accept : zip, data].join(' '));
}

whereNginxIs('nginx with the configuration that is shipped', () => {
  let asked: IncomingMessage[];
  let answer: (req: IncomingMessage, res: ServerResponse) => void;
  let nginx: NonNullable<Awaited<ReturnType<typeof serveNginx>>>;
  let closers: (() => Promise<void>)[];

  beforeEach(async () => {
    asked = [];
    answer = tell;
    const site = await serve((req, res) => {
      if (req.url === '/api/health') return res.end();
      asked.push(req);
      return answer(req, res);
    });
    const started = await serveNginx([Number(new URL(site.url).port)]);
    if (!started) throw new Error('nginx is not installed.');
    nginx = started;
    closers = [nginx.stop, site.close];
  });
  afterEach(async () => {
    for (const close of closers) await close();
  });

  it('stores a page and answers from the store', async () => {
    const first = await ask(`${nginx.url}/search/python`);
    const again = await ask(`${nginx.url}/search/python`);
    expect(again.headers['x-cache']).toBe('HIT');
    expect(again.body).toBe(first.body);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['/', { 'x-nextjs-data': 'search/pythongzip' }],
    ['/', { 'x-nextjs-data': '|search/python' }],
    ['/search', { 'x-nextjs-data': '/python' }],
    ['/search/python|gzip', {}],
    ['/search/python|', { 'accept-encoding': 'gzip' }],
    ['/search/pythongzip', {}],
    ['/search/python1', {}],
    ['/x?/search/python', { host: 'evil.example' }],
  ])('does not store the answer to %s with %j as that of a page', async (path, headers) => {
    await ask(nginx.url + path, headers);
    const clean = await ask(`${nginx.url}/search/python`, { 'accept-encoding': 'gzip' });
    expect(clean.headers['x-cache']).toBe('MISS');
    expect(clean.body).toBe('/search/python 127.0.0.1 gzip ');
  });

  it('stores pages, data, compressed pages, hosts and image formats separately, as the site says', async () => {
    const picture = '/_next/image?url=x';
    const forms: [string, Record<string, string>][] = [
      ['/', {}],
      ['/', { 'accept-encoding': 'gzip' }],
      ['/_next/data/b/index.json', { 'x-nextjs-data': '1' }],
      ['/', { host: 'other.example' }],
      ['/?x=1', {}],
      [picture, { accept: 'image/avif,image/webp,*/*' }],
      [picture, { accept: 'image/png' }],
    ];
    const first = [];
    for (const [path, headers] of forms) first.push((await ask(nginx.url + path, headers)).body);
    expect(new Set(first).size).toBe(forms.length);
    for (const [at, [path, headers]] of forms.entries()) {
      const again = await ask(nginx.url + path, headers);
      expect([again.headers['x-cache'], again.body]).toEqual(['HIT', first[at]]);
    }
  });

  it.each([
    ['Authorization', 'Bearer x'],
    ['Authorization', '0'],
    ['Range', 'bytes=0-3'],
    ['RSC', '1'],
    ['Next-Router-State-Tree', 'x'],
  ])('neither keeps what is asked for with %s: %s nor answers it from what is kept', async (name, value) => {
    await ask(`${nginx.url}/a`, { [name]: value });
    expect((await ask(`${nginx.url}/a`)).headers['x-cache']).toBe('MISS');
    expect((await ask(`${nginx.url}/a`, { [name]: value })).headers['x-cache']).toBe('BYPASS');
    expect(asked).toHaveLength(3);
  });

  it('stores no answer in which a header of one client affects another client', async () => {
    for (const [turn, [name, value]] of ODD_HEADERS.entries()) {
      await ask(`${nginx.url}/page-${turn}`, { [name]: value });
      const { status, body } = await ask(`${nginx.url}/page-${turn}`);
      expect([name, value, status, body]).toEqual([name, value, 200, `/page-${turn} 127.0.0.1  `]);
    }
  });

  it('finds a file that only one of several servers has, while versions change', async () => {
    const versions = ['old', 'new'];
    const servers = await Promise.all(
      versions.map((version) =>
        serve((req, res) => {
          const isHere = req.url === '/api/health' || req.url?.includes(version);
          if (!isHere) return res.writeHead(404).end();
          res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
          return res.end(req.url);
        }),
      ),
    );
    const several = await serveNginx(servers.map(({ url }) => Number(new URL(url).port)));
    closers.push(...(several ? [several.stop] : []), ...servers.map(({ close }) => close));
    const files = [0, 1, 2, 3].flatMap((n) => versions.map((version) => `/_next/static/${version}-${n}.js`));
    const bodies = [];
    for (const file of files) bodies.push((await ask(`${several?.url}${file}`)).body);
    expect(bodies).toEqual(files);
    expect((await ask(`${several?.url}/_next/static/made-up.js`)).status).toBe(404);
  });

  it('does not pass on a client address that the client itself sent', async () => {
    await ask(`${nginx.url}/`, { 'X-Forwarded-For': '203.0.113.7', 'X-Request-Id': 'mine-12345' });
    expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(asked[0]?.headers['x-request-id']).not.toBe('mine-12345');
  });

  it('limits the connections of one client', async () => {
    const held: ServerResponse[] = [];
    answer = (_req, res) => void held.push(res);
    const all = Array.from({ length: 120 }, (_, n) => ask(`${nginx.url}/api/chat?n=${n}`));
    // Once the twenty have been refused, all others are held.
    let refused = 0;
    await new Promise<void>((resolve) => {
      const count = ({ status }: { status: number }) => status === 429 && ++refused === 20 && resolve();
      for (const one of all) one.then(count);
    });
    answer = (_req, res) => void res.end();
    for (const res of held) res.end();
    const answers = await Promise.all(all);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const { headers, body } = answers.find(({ status }) => status === 429) ?? {};
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(body).toContain('Too many connections');
  });

  it('refuses headers and bodies that no page sends', async () => {
    expect(statusOf(await askRaw(nginx.url, 'GET /', [`X-Long: ${'x'.repeat(9_000)}`]))).toBe(400);
    expect(statusOf(await askRaw(nginx.url, `GET /${'x'.repeat(9_000)}`))).toBe(414);
    const large = new Promise((resolve) => {
      const options = { method: 'POST', headers: { 'content-length': 300_000 }, agent: false };
      const upload = request(`${nginx.url}/api/chat`, options, (res) => {
        upload.destroy();
        resolve(res.statusCode);
      });
      upload.flushHeaders();
    });
    expect(await large).toBe(413);
    expect(asked).toEqual([]);
  });

  const routesIn = (access: string): string[] =>
    access
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).route);

  /** Of the requests of a test, once they are all there: nginx writes a line after its answer. The start asks for /api/health. */
  const askedRoutes = async (requests: number) => {
    const readRoutes = async () => routesIn((await nginx.readLogs()).access).slice(1);
    for (let tries = 0; tries < 50 && (await readRoutes()).length < requests; tries++) await setTimeout(20);
    return readRoutes();
  };

  it('names every page of the registry in the log, and no address that the site does not have', async () => {
    const paths = sitePages.map(({ path }) => path);
    answer = (req, res) => res.writeHead(paths.includes(req.url ?? '') ? 200 : 404).end();
    for (const path of [...paths, '/made-up']) await ask(nginx.url + path);
    expect(await askedRoutes(paths.length + 1)).toEqual([
      ...paths.map((path) => path.slice(1) || 'home'),
      'other',
    ]);
  });

  it('names every route of pages/api in the log: add a new one to the line of "api-" in ops/nginx.conf', async () => {
    const names = (await readdir('pages/api')).map((file) => parse(file).name);
    for (const name of names) await ask(`${nginx.url}/api/${name}`);
    expect(await askedRoutes(names.length)).toEqual(names.map((name) => `api-${name}`));
  });

  it('writes a log without words of a search and without addresses', async () => {
    answer = (_req, res) => res.writeHead(404).end();
    for (const path of [
      '/search/secret?topic=secret',
      '/secret%40mail',
      '/api/suggest?q=secret',
      '/api/secret',
    ])
      await ask(nginx.url + path, { 'User-Agent': 'secret', Referer: 'http://secret/', Cookie: 'a=secret' });
    await askRaw(nginx.url, 'SECRET /secret');
    answer = (req) => req.socket.destroy();
    await ask(`${nginx.url}/course/secret`);
    await Promise.all(Array.from({ length: 400 }, (_, n) => ask(`${nginx.url}/search/secret-${n}`)));
    const { access, error } = await nginx.readLogs();
    expect(access + error).not.toMatch(/secret|127\.0\.0\.1/i);
    const lines = access
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(routesIn(access)).toEqual(expect.arrayContaining(['search', 'other', 'api-suggest', 'course']));
    expect(lines).toContainEqual(
      expect.objectContaining({ method: 'GET', route: 'search', status: 404, cache: 'MISS' }),
    );
  });
});
