import { gunzipSync } from 'node:zlib';
import { ODD_HEADERS } from '@/__tests__/support/odd-headers';
import { type Heard, sendRequest } from '@/scripts/fakes/send-request';
import { serveOwn, whileServed } from './own-site';
import { expect, LONG, test } from './support';

const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const LATE = { timeout: 30_000 };
/** Made-up parameters make another address of the same page. */
const turnOf = (turn: number) => `turn-${String(turn).padStart(6, '0')}`;

const ask = (url: string, headers: Record<string, string> = {}) => sendRequest(url, { headers });

/** An answer without what differs between two times and two addresses. */
function essence({ status, headers, body }: Heard, turn: number): object {
  const zip = headers['content-encoding'];
  const { 'content-type': type, 'cache-control': cache, vary, location } = headers;
  const text = (zip === 'gzip' ? gunzipSync(body) : body).toString().replaceAll(turnOf(turn), 'TURN');
  return { status, zip, type, cache, vary, location, text };
}

test.describe('the request pipeline of the running server', () => {
  test.setTimeout(180_000);

  test('never lets a header of one client affect the answer to another', LONG, async () => {
    await whileServed(await serveOwn({ RATE_LIMIT_CLIENT: '1000000' }), async ({ url }) => {
      const build = (await (await fetch(`${url}/api/ready`)).json()).build;
      const pages = [
        '/search/python',
        '/search/zzqqxxy',
        COURSE,
        '/robots.txt',
        `/_next/data/${build}/search/python.json`,
      ];
      let turn = 0;
      for (const page of pages) {
        const forms: Record<string, string>[] = [{}, { 'Accept-Encoding': 'gzip' }];
        const address = () => `${url}${page}?${turnOf(++turn)}`;
        const clean: object[] = [];
        // A course page that is just being made anew does not say how long it may be kept.
        await expect.poll(async () => (await ask(url + page)).headers['cache-control'], LATE).toBeDefined();
        for (const form of forms) clean.push(essence(await ask(address(), form), turn));
        for (const [name, value] of ODD_HEADERS) {
          const spoiled = address();
          await ask(spoiled, { [name]: value });
          for (const [at, form] of forms.entries())
            expect(essence(await ask(spoiled, form), turn), `${page} after ${name}: ${value}`).toEqual(
              clean[at],
            );
        }
      }
    });
  });

  test('creates and stores only images that the site shows', async ({ request }) => {
    const picture = (video: string, rest: string) =>
      `/_next/image?url=${encodeURIComponent(`/api/thumbnail/320/${video}`)}&${rest}`;
    expect((await request.get(picture('abcdefghijk', 'w=320&q=75'))).status()).toBe(200);
    for (const other of [
      picture('abcdefghijk', 'w=640&q=75'),
      picture('abcdefghijk', 'w=320&q=80'),
      picture('abcdefghijk', 'w=320&q=75&x=1'),
      picture('abcdefghijk?x=1', 'w=320&q=75'),
      '/api/thumbnail/320/abcdefghijk?x=1',
      '/api/thumbnail/320/abcdefghijk?width=320',
      '/api/thumbnail/320/abcdefghijk?video=abcdefghijk',
      '/api/thumbnail/640/abcdefghijk',
    ])
      expect((await request.get(other)).status(), other).toBe(400);
  });

  test('says that it stops before it closes its port, and answers until then', async () => {
    await whileServed(await serveOwn({ DRAIN_SECONDS: '4' }), async ({ url, pid, ended }) => {
      await ask(url);
      process.kill(pid ?? 0, 'SIGTERM');
      await expect.poll(async () => (await ask(`${url}/api/ready`)).status, LATE).toBe(503);
      const { reasons } = JSON.parse(String((await ask(`${url}/api/ready`)).body));
      expect(reasons).toEqual(['the server is stopping']);
      const { status, headers } = await ask(`${url}/search/python`);
      expect([status, headers.connection]).toEqual([200, 'close']);
      expect(await ended).toBe(0);
      await expect(ask(url)).rejects.toThrow('ECONNREFUSED');
    });
  });

  test('tells its quotas to its own network only', async () => {
    await whileServed(await serveOwn({ TRUSTED_PROXIES: 'loopback' }), async ({ url }) => {
      await expect.poll(async () => (await ask(`${url}/api/ready`)).status, LATE).toBe(200);
      const namesFor = async (path: string, client: string) =>
        Object.keys(JSON.parse(String((await ask(url + path, { 'X-Forwarded-For': client })).body)));
      expect(await namesFor('/api/health', '203.0.113.1')).toEqual(['ok']);
      expect(await namesFor('/api/ready', '203.0.113.1')).toEqual(['ready', 'reasons', 'build', 'index']);
      for (const own of ['127.0.0.1', '10.1.2.3', 'fd00::1', '::1']) {
        expect(await namesFor('/api/health', own)).toEqual(['ok', 'live', 'guide']);
        expect(await namesFor('/api/ready', own)).toContain('live');
      }
    });
  });
});
