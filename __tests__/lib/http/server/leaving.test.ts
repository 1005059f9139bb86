import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { leaving } from '@/lib/http/server/leaving';
import { serve } from '@/scripts/fakes/request';

let close: () => Promise<void>;
afterEach(() => close());

/** A client that waits for its answer, and the answer. */
async function aClient() {
  let asked: (res: ServerResponse) => void = () => {};
  const response = new Promise<ServerResponse>((resolve) => {
    asked = resolve;
  });
  const site = await serve((_req, res) => asked(res));
  close = site.close;
  const client = new AbortController();
  const answer = fetch(site.url, { signal: client.signal }).then(
    (given) => given.text(),
    () => undefined,
  );
  return { res: await response, leave: () => client.abort(), answer };
}

it('notices a client that leaves', async () => {
  const { res, leave } = await aClient();
  const signal = leaving(res);
  expect(signal.aborted).toBe(false);

  leave();
  await once(signal, 'abort');
});

it('notices a client that had left before anybody looked', async () => {
  const { res, leave } = await aClient();
  const closed = once(res, 'close');
  leave();
  await closed;

  expect(leaving(res).aborted).toBe(true);
});

it('is silent about a client that got its answer', async () => {
  const { res, answer } = await aClient();
  const signal = leaving(res);
  const closed = once(res, 'close');
  res.end('done');

  await expect(answer).resolves.toBe('done');
  await closed;
  expect(signal.aborted).toBe(false);
});
