/** @jest-environment node */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendText } from '@/lib/server/http/send-text';

async function* pieces() {
  yield 'one ';
  yield 'two';
}

let server: Server;
let site: string;

beforeAll(async () => {
  server = createServer((req, res) => {
    const body = req.url === '/long' ? pieces() : 'short';
    void sendText(req, res, { type: 'text/plain', body, source: 'v1' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe.each([
  ['/short', 'short'],
  ['/long', 'one two'],
])('the file %s', (path, text) => {
  it('is sent whole, may be kept by caches, and is no page to index', async () => {
    const response = await fetch(site + path);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is not sent again to who has it', async () => {
    const etag = (await fetch(site + path)).headers.get('etag') ?? '';
    const again = await fetch(site + path, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await fetch(site + path, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('has no body for who asks for its head', async () => {
    const response = await fetch(site + path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
