import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createThumbnails } from '@/lib/sources/server/fetch-thumbnail';

let server: Server;
let asked: string[];

async function host(answer: RequestListener): Promise<string> {
  asked = [];
  server = createServer((req, res) => {
    asked.push(String(req.url));
    answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

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
