import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { ODD_HEADERS } from '@/__tests__/support/odd-headers';
import { createPipeline } from '@/lib/http/server/pipeline/request-pipeline';
import { RequestQueue } from '@/lib/http/server/pipeline/request-queue';
import { serve } from '@/scripts/fakes/request';
import { sendRequest } from '@/scripts/fakes/send-request';

let stop: () => Promise<void>;
afterEach(() => stop());

async function ask(url: string, headers: Record<string, string> = {}) {
  const { status, headers: heard, body } = await sendRequest(url, { headers });
  const { date: _date, age: _age, 'x-request-id': _id, ...same } = heard;
  return { status, headers: same, body: createHash('sha1').update(body).digest('hex') };
}
type Answer = Awaited<ReturnType<typeof ask>>;

/** A page as large as Next compresses it, by Next's own compression. */
type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;
const compress = jest.requireActual<() => Middleware>('next/dist/compiled/compression')();
const page: RequestListener = (req, res) =>
  compress(req, res, () => {
    res.setHeader('Cache-Control', 'public, s-maxage=300');
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(req.headers['x-nextjs-data'] ? 'data' : 'words '.repeat(500));
  });

it('leaves nothing in what is kept by which one client changes what another one gets', async () => {
  const pipeline = createPipeline(async (req, res) => page(req, res), {
    headers: {},
    queue: new RequestQueue(10),
    pageCacheBytes: 10_000_000,
  });
  const { url, close } = await serve(pipeline);
  stop = close;
  const clean = { plain: {}, gzip: { 'Accept-Encoding': 'gzip' } };
  const [plain, gzip] = [await ask(`${url}/plain`, clean.plain), await ask(`${url}/gzip`, clean.gzip)];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  const withoutTag = ({
    headers: { etag: _etag, 'content-length': _length, 'transfer-encoding': _te, ...rest },
    ...answer
  }: Answer) => ({
    ...answer,
    headers: rest,
  });
  for (const [turn, [name, value]] of ODD_HEADERS.entries()) {
    const address = `${url}/page-${turn}`;
    await ask(address, { [name]: value });
    const what = `${name}: ${value}`;
    expect([what, withoutTag(await ask(address, clean.plain))]).toEqual([what, withoutTag(plain)]);
    expect([what, withoutTag(await ask(address, clean.gzip))]).toEqual([what, withoutTag(gzip)]);
  }
});
