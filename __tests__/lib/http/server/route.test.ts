import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { z } from 'zod';
import { presetProcessState } from '@/__tests__/support/process-state';
import { AppError } from '@/lib/errors';
import { createRateLimits } from '@/lib/http/server/rate-limit';
import { readBody, readJson } from '@/lib/http/server/read-json';
import { route } from '@/lib/http/server/route';
import { log } from '@/lib/server/log';
import { serveRoute } from '@/scripts/fakes/request';

function resolvers<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

let stop: () => Promise<void>;

async function site(handler: ReturnType<typeof route>, limits = { client: 100, global: 1_000 }) {
  presetProcessState('rate limits', createRateLimits(limits));
  const { url, close } = await serveRoute(handler);
  stop = close;
  return url;
}

afterEach(() => stop());

const hello = route({ GET: async (_req, res) => res.json({ hello: true }) });
const echo = route({
  POST: async (req, res) => res.json(await readJson(req, z.object({ name: z.string() }), 200)),
});
let failure: Error;
const failing = route({ GET: () => Promise.reject(failure) });
const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

it('answers 429 with the time to wait to a client that asks too often', async () => {
  const url = await site(hello, { client: 2, global: 100 });
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
  const refused = await fetch(url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({
    error: { code: 'request/too-many', message: expect.any(String) },
  });
});

it('never refuses the machines that watch it', async () => {
  const url = await site(route({ cost: 0, GET: async (_req, res) => res.json({}) }), {
    client: 1,
    global: 1,
  });
  for (let turn = 0; turn < 5; turn++) expect((await fetch(url)).status).toBe(200);
});

it.each([
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
  ['another origin', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
])('refuses a change asked for by %s', async (_who, headers) => {
  const url = await site(echo);
  const refused = await post(url, '{"name":"Ada"}', headers as Record<string, string>);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: { code: 'request/foreign' } });
});

it('takes a change from its own pages', async () => {
  const url = await site(echo);
  expect((await post(url, '{"name":"Ada"}', { Origin: url })).status).toBe(200);
  expect(await (await post(url, '{"name":"Ada"}')).json()).toEqual({ name: 'Ada' });
});

it.each([
  ['broken JSON', '{"name":', 400, 'request/invalid'],
  ['another shape', '{"name":1}', 400, 'request/invalid'],
  ['too large a body', JSON.stringify({ name: 'x'.repeat(300) }), 413, 'request/too-large'],
])('answers %s with its error', async (_what, body, status, code) => {
  const url = await site(echo);
  const refused = await post(url, body);
  expect(refused.status).toBe(status);
  expect(await refused.json()).toMatchObject({ error: { code } });
});

it('takes no form for JSON', async () => {
  const url = await site(echo);
  expect((await post(url, '{"name":"Ada"}', { 'Content-Type': 'text/plain' })).status).toBe(415);
});

it('says nothing of what broke', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  failure = new Error('secret at /srv/key.pem');
  const url = await site(failing);
  const broken = await fetch(url);
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toMatch(/secret|srv|at /);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it('names an expected failure', async () => {
  failure = new AppError('search/unavailable');
  const url = await site(failing);
  const busy = await fetch(url);
  expect(busy.status).toBe(503);
  expect(busy.headers.get('retry-after')).toBe('5');
});

it('takes a client that leaves in the middle of its body for no failure', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const begun = resolvers<void>();
  const ended = resolvers<unknown>();
  const read = async (req: IncomingMessage) => {
    begun.resolve();
    await readBody(req, 1_000).catch((reason: unknown) => {
      ended.resolve(reason);
      throw reason;
    });
  };
  const url = await site(route({ cost: 0, POST: read }));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\nonly this');
  await begun.promise;
  socket.destroy();

  expect(await ended.promise).toMatchObject({ code: 'request/invalid' });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
