/** @jest-environment jsdom */
import { buffer } from 'node:stream/consumers';
import { TextDecoder, TextEncoder } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { waitFor } from '@testing-library/react';
import type { CaptureResult } from 'posthog-js';
import { startAnalytics, trimEvent } from '@/lib/analytics/browser/start-analytics';
import { track } from '@/lib/analytics/browser/track';
import { serve } from '@/scripts/fakes/request';

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

describe('with the real library and a server that takes what it sends', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let received: string[];

  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    received = [];
    server = await serve(async (req, res) => {
      const body = await buffer(req);
      const text = `${body[0] === 0x1f ? gunzipSync(body) : body}`;
      received.push(text.includes('data=') ? decodeURIComponent(text) : text);
      res.setHeader('Access-Control-Allow-Origin', '*');
      res.setHeader('Content-Type', 'application/json');
      res.end('{}');
    });
  });

  afterEach(() => server.close());

  const start = () => startAnalytics({ key: 'key', host: server.url, pageViews: true });
  const sent = () => received.join('\n');
  const came = (text: string) => waitFor(() => expect(sent()).toContain(text), { timeout: 15_000 });
  const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  /** The person leaves the page: what waits to be sent is sent then. */
  const leave = () => {
    for (const event of ['beforeunload', 'pagehide', 'unload']) window.dispatchEvent(new Event(event));
  };

  it('sends what was noted before and after it started when the page is left', async () => {
    track('page_view', { path: '/early' });
    const stop = await start();
    track('login', { method: 'google', status: 'success' });
    leave();
    await came('"method":"google"');
    expect(sent()).toContain('/early');
    stop();
  });

  it('keeps nothing and sends nothing once it is stopped, not even what was waiting', async () => {
    const stop = await start();
    track('page_view', { path: '/before' });
    expect(stored()).not.toEqual([]);
    // A number in this storage would outlast the visit.
    expect(Object.keys(localStorage)).toEqual([]);
    stop();
    expect(stored()).toEqual([]);
    leave();
    expect(stored()).toEqual([]);

    // Another yes, whose event comes after all that could still have been under way.
    const stopAgain = await start();
    track('page_view', { path: '/again' });
    await came('/again');
    expect(sent()).not.toContain('/before');
    leave();
    stopAgain();
    expect(stored()).toEqual([]);
  });

  it('knows nobody again after another yes', async () => {
    const deviceOf = (text: string) => /"\$device_id":"([^"]+)"/.exec(text)?.[1];
    for (const path of ['/first', '/second']) {
      const stop = await start();
      track('page_view', { path });
      leave();
      await came(path);
      stop();
    }
    const [first, second] = received.filter((text) => /first|second/.test(text)).map(deviceOf);
    expect(first).toBeDefined();
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });
});
