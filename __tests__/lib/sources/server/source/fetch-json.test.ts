import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createFetchJson } from '@/lib/sources/server/source/fetch-json';
import { serve } from '@/scripts/fakes/request';

const OPTIONS = { maxBytes: 10_000 };
let server: Awaited<ReturnType<typeof serve>> | undefined;

async function host(listener: RequestListener): Promise<string> {
  server = await serve(listener);
  return server.url;
}

afterEach(async () => {
  await server?.close();
  server = undefined;
});

it('answers the parsed body, its mark and how long to wait', async () => {
  const url = await host((_request, response) => {
    response.writeHead(429, { etag: '"a"', 'retry-after': '7' }).end('{"a":1}');
  });

  await expect(createFetchJson(url, 'test')(new URL(`${url}/x`), OPTIONS)).resolves.toEqual({
    status: 429,
    body: { a: 1 },
    etag: '"a"',
    retryAfterMs: 7_000,
  });
});

it('measures an answer as it is after decompression', async () => {
  const url = await host((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('"'.padEnd(50_000, 'x')));
  });

  await expect(createFetchJson(url, 'test')(new URL(url), OPTIONS)).rejects.toThrow(/malformed: more than/);
});

it('follows a redirect on the same host, and not in circles', async () => {
  const url = await host((request, response) => {
    if (request.url === '/to') response.end('{"there":true}');
    else response.writeHead(301, { location: request.url === '/from' ? '/to' : '/circle' }).end();
  });
  const fetchJson = createFetchJson(url, 'test');

  await expect(fetchJson(new URL(`${url}/from`), OPTIONS)).resolves.toMatchObject({ body: { there: true } });
  await expect(fetchJson(new URL(`${url}/circle`), OPTIONS)).rejects.toThrow('in circles');
});

it.each([
  'http://169.254.169.254/',
  'http://localhost:1/',
  'https://elsewhere.example/',
  '//elsewhere.example/',
])('does not follow a redirect to %s', async (location) => {
  const url = await host((_request, response) => response.writeHead(302, { location }).end());

  await expect(createFetchJson(url, 'test')(new URL(url), OPTIONS)).rejects.toThrow('another host');
});

it('sends nothing to an address that was not configured', async () => {
  const fetchJson = createFetchJson('https://api.example.org', 'test');

  await expect(fetchJson(new URL('https://api.example.org.evil.example/'), OPTIONS)).rejects.toThrow(
    'another host',
  );
});

it.each(['http://10.0.0.1', 'http://169.254.169.254', 'http://[fd00::1]', 'http://192.168.1.1:8080'])(
  'does not accept %s as the address of a source',
  async (url) => {
    await expect(createFetchJson(url, 'test')(new URL(url), OPTIONS)).rejects.toThrow('private address');
  },
);

it('says what kind of fault it is when nobody listens', async () => {
  const url = await host(() => {});
  await server?.close();

  await expect(createFetchJson(url, 'test')(new URL(url), OPTIONS)).rejects.toThrow(/down: ECONN/);
});
