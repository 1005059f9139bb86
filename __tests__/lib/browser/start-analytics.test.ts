import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TextDecoder, TextEncoder } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { CaptureResult } from 'posthog-js';
import { startAnalytics, trimEvent } from '@/lib/browser/start-analytics';
import { track } from '@/lib/browser/track';

Object.assign(globalThis, { TextDecoder, TextEncoder });

const event = (properties: Record<string, unknown>): CaptureResult => ({
  uuid: 'u',
  event: 'page_view',
  properties,
});

it('leaves out every address, also those inside of measurements', () => {
  const trimmed = trimEvent(
    event({
      path: '/pricing',
      $current_url: 'http://localhost/search/secret',
      $referrer: 'http://secret',
      $web_vitals_LCP_event: { value: 3, $current_url: 'http://secret' },
    }),
  );

  expect(trimmed?.properties).toEqual({ path: '/pricing', $web_vitals_LCP_event: { value: 3 } });
});

it('sends nothing larger than 1,000,000 bytes', () => {
  expect(trimEvent(event({ text: 'ä'.repeat(499_000) }))).not.toBeNull();
  expect(trimEvent(event({ text: 'ä'.repeat(500_001) }))).toBeNull();
});

it('sends what was noted before and after it started, until it is stopped', async () => {
  const received: string[] = [];
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const body = Buffer.concat(parts);
      received.push(`${req.url} ${body[0] === 0x1f ? gunzipSync(body) : body}`);
      res.setHeader('Access-Control-Allow-Origin', '*');
      res.setHeader('Content-Type', 'application/json');
      res.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  track('page_view', { path: '/early' });
  const stop = await startAnalytics({ key: 'key', host, pageViews: true });
  track('login', { method: 'google', status: 'success' });
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  stop();
  track('page_view', { path: '/late' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));

  const sent = received.map((text) => (text.includes('data=') ? decodeURIComponent(text) : text)).join('\n');
  expect(sent).toContain('/early');
  expect(sent).toContain('"method":"google"');
  expect(sent).not.toContain('/late');
}, 15_000);
