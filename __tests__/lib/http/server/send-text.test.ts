import { gunzipSync } from 'node:zlib';
import type { GetServerSidePropsContext } from 'next';
import { request } from 'undici';
import { forAllTests } from '@/__tests__/support/fixtures';
import { AppError } from '@/lib/errors';
import { PackedTexts } from '@/lib/http/server/packed-texts';
import { type SiteText, sendText, serveText } from '@/lib/http/server/send-text';
import { serve } from '@/scripts/fakes/request';

async function* pieces() {
  yield 'one ';
  yield 'two';
}
const texts = new PackedTexts(1_000);

const server = forAllTests(() =>
  serve(async (req, res) => {
    const body = req.url === '/long' ? await texts.get('v1', async () => pieces()) : 'short';
    sendText(req, res, { type: 'text/plain', body: body ?? '' });
  }),
);

describe.each([
  ['/short', 'short'],
  ['/long', 'one two'],
])('the file %s', (path, text) => {
  it('is sent whole, may be kept by caches, and is no page to index', async () => {
    const response = await fetch(server.url + path);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is not sent again to who has it', async () => {
    const etag = (await fetch(server.url + path)).headers.get('etag') ?? '';
    const again = await fetch(server.url + path, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(server.url + path, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('has no body for who asks for its head', async () => {
    const response = await fetch(server.url + path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

it.each([
  ['gzip', 'gzip'],
  ['', undefined],
])('sends a long file to who accepts "%s" in that form', async (accepted, encoding) => {
  const { headers, body } = await request(`${server.url}/long`, { headers: { 'accept-encoding': accepted } });
  const bytes = Buffer.from(await body.arrayBuffer());
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(String(encoding ? gunzipSync(bytes) : bytes)).toBe('one two');
});

describe('the route of a file', () => {
  const ask = async (find: (file: string) => Promise<SiteText | undefined>) => {
    let told: unknown;
    const load = serveText(find);
    const { url, close } = await serve(async (req, res) => {
      const context = {
        req,
        res,
        params: { file: 'a.txt' },
        query: {},
      } as unknown as GetServerSidePropsContext;
      told = await load(context).catch((error: Error) => error);
      if (!res.writableEnded) res.end();
    });
    try {
      const response = await fetch(url);
      return { told, response, text: await response.text() };
    } finally {
      await close();
    }
  };

  it('is unavailable while the catalogue is', async () => {
    const { response } = await ask(() => Promise.reject(new AppError('search/unavailable')));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('does not hide a mistake of ours', async () => {
    expect((await ask(() => Promise.reject(new Error('a bug')))).told).toEqual(new Error('a bug'));
  });
});
