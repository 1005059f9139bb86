import type { RequestListener } from 'node:http';
import { createThumbnails } from '@/lib/sources/server/fetch-thumbnail';
import { serve } from '@/scripts/fakes/request';

let server: Awaited<ReturnType<typeof serve>>;
let asked: string[];

async function host(answer: RequestListener): Promise<string> {
  asked = [];
  server = await serve((req, res) => {
    asked.push(String(req.url));
    answer(req, res);
  });
  return server.url;
}

afterEach(() => server.close());

it('fetches the picture in the width that is shown', async () => {
  const url = await host((_req, res) => res.setHeader('Content-Type', 'image/jpeg').end('jpeg'));

  expect(await createThumbnails(url)('aaaaaaaaaaa', 480)).toEqual({ picture: Buffer.from('jpeg') });
  expect(asked).toEqual(['/vi/aaaaaaaaaaa/hqdefault.jpg']);
});

it.each<[string, RequestListener]>([
  ['is missing', (_req, res) => res.writeHead(404, { 'Content-Type': 'image/jpeg' }).end('grey')],
  ['is no picture', (_req, res) => res.setHeader('Content-Type', 'text/html').end('<p>')],
  ['is too large', (_req, res) => res.setHeader('Content-Type', 'image/jpeg').end(Buffer.alloc(300_001))],
])('has none where it %s', async (_what, answer) => {
  const url = await host(answer);

  expect(await createThumbnails(url)('aaaaaaaaaaa', 320)).toEqual({ picture: undefined, why: 'none' });
});

it('leaves a host alone that fails again and again', async () => {
  const url = await host((_req, res) => res.writeHead(503).end());
  const fetchThumbnail = createThumbnails(url);

  for (let time = 0; time < 6; time++) {
    expect(await fetchThumbnail('aaaaaaaaaaa', 320)).toEqual({ picture: undefined, why: 'unreachable' });
  }
  expect(asked).toHaveLength(3);
});
