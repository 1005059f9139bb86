import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GuideFault } from '@/lib/guide/server/model/model.types';
import { openRouterAsk } from '@/lib/guide/server/model/openrouter-ask';
import { chunk, DONE, json, type Reply, startProvider, stream } from '@/scripts/fakes/fake-provider';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

const example = (name: string) => readFileSync(join('__tests__/fixtures/guide', name), 'utf8');
const recorded = (status: number, name: string, headers?: Record<string, string>) =>
  json(status, example(name), headers);

let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
afterEach(stopProvider);

async function stopProvider(): Promise<void> {
  await provider?.stop();
  provider = undefined;
}

type Options = {
  silence?: number;
  models?: string[];
  signal?: AbortSignal;
  onPiece?: () => void;
  pace?: number;
};

async function askOf(replies: Reply[], options: Options = {}) {
  await stopProvider();
  provider = await startProvider(...replies);
  const ask = openRouterAsk({
    key: 'sk-secret',
    models: options.models ?? ['a/first'],
    baseURL: provider.url,
    timeout: 5_000,
    silence: options.silence ?? 2_000,
    site: { url: 'https://polymath.example', title: 'Polymath' },
    pace: options.pace ?? 0.001,
  });
  const request = { messages: [{ role: 'user' as const, content: 'Hi' }], maxTokens: 100 };
  let text = '';
  try {
    for await (const piece of ask(request, options.signal ?? new AbortController().signal)) {
      text += piece;
      options.onPiece?.();
    }
    return { text, calls: provider.heard.length };
  } catch (error) {
    if (!(error instanceof GuideFault)) throw error;
    expect(String(error)).not.toContain('sk-secret');
    return { text, fault: error.code, retryAfter: error.retryAfter, calls: provider.heard.length };
  }
}

const ok = stream(chunk('Hel'), chunk('lo', 'stop'), DONE);

describe('a model behind the provider’s contract', () => {
  it('reads a recorded stream with comment lines and a last chunk without choices', async () => {
    expect(await askOf([stream(example('stream-ok-with-comments.sse'))])).toEqual({
      text: 'Hello',
      calls: 1,
    });
  });

  it('sends the site and the allowed models', async () => {
    await askOf([ok], { models: ['a/first', 'b/second'] });
    expect(provider?.heard[0]).toMatchObject({
      headers: {
        authorization: 'Bearer sk-secret',
        'http-referer': 'https://polymath.example',
        'x-title': 'Polymath',
      },
      body: {
        model: 'a/first',
        models: ['a/first', 'b/second'],
        stream: true,
        max_completion_tokens: 100,
      },
    });
  });

  it('sends nothing of who asks', async () => {
    await askOf([ok]);
    const body = provider?.heard[0]?.body as object;
    expect(Object.keys(body).sort()).toEqual(['max_completion_tokens', 'messages', 'model', 'stream']);
  });

  it('waits as long as retry-after says', async () => {
    const start = performance.now();
    await askOf([recorded(429, '429-rate-limit.json', { 'retry-after': '10' }), ok], { pace: 0.01 });
    expect(performance.now() - start).toBeGreaterThan(95);
  });

  it.each([
    ['a body', 200, 'application/json', '{"error":{"message":"', undefined],
    ['a body of an error', 500, 'text/html', '<p>', undefined],
    ['an event', 200, 'text/event-stream', 'data: {"choices":[', undefined],
    ['an event of many lines', 200, 'text/event-stream', '', 'data: more\n'],
    ['comment lines', 200, 'text/event-stream', '', ': more\n\n'],
    ['blank lines', 200, 'text/event-stream', '', '\r\n\n'],
  ])('hangs up on %s without an end', async (_what, status, type, start, line) => {
    const MEGABYTE = (line ?? 'x').repeat(1_000_000 / (line ?? 'x').length);
    let sent = 0;
    function* megabytes() {
      for (; sent < 250; sent++) yield MEGABYTE;
    }
    const endless: Reply = (res) => {
      res.writeHead(status, { 'content-type': type });
      res.write(start);
      Readable.from(megabytes()).pipe(res);
    };

    expect(await askOf([endless])).toMatchObject({ text: '', fault: 'unavailable' });
    expect(sent).toBeLessThan(100);
  });

  it('ends upstream when the reader leaves, also after garbage was collected', async () => {
    const reader = new AbortController();
    const endless: Reply = (res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write(chunk('Hel'));
    };
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const leave = () => {
      collectGarbage();
      reader.abort();
    };
    const result = await askOf([endless], {
      signal: reader.signal,
      onPiece: () => void setTimeout(leave, 50),
    });
    expect(result).toEqual({ text: 'Hel', calls: 1 });
    await provider?.cutOff();
  });

  it('does not wait for the next try when the reader leaves', async () => {
    const reader = new AbortController();
    const refused: Reply = (res) => {
      // The refusal is on its way before the reader leaves.
      res.once('close', () => reader.abort());
      return recorded(429, '429-rate-limit.json', { 'retry-after': '59' })(res);
    };
    const result = await askOf([refused], { signal: reader.signal, pace: 1 });
    expect(result).toEqual({ text: '', calls: 1 });
  });
});
