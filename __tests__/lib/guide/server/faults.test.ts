import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_ANSWER } from '@/lib/guide/chat/chat.types';
import { answer } from '@/lib/guide/server/answer';
import { openRouterAsk } from '@/lib/guide/server/model/openrouter-ask';
import { createQuestionQuotas } from '@/lib/guide/server/request/question-quotas';
import { chunk, DONE, json, type Reply, startProvider, stream } from '@/scripts/fakes/fake-provider';
import { aLessonContext, collect, textOf } from '@/scripts/fakes/guide-fixtures';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

const KEY = 'sk-or-secret-0123456789';
const requester = { who: 'signed-out' as const, key: 'visitor-1' };
const ok = stream(chunk('It is here '), chunk('[5:00].', 'stop'), DONE);
const error = (status: number, extra: object = {}) =>
  json(status, { error: { code: status, message: `secret detail ${KEY}`, ...extra } });
const sse =
  (act: (res: Parameters<Reply>[0]) => void | Promise<void>): Reply =>
  async (res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write(': OPENROUTER PROCESSING\n\n');
    await act(res);
  };
const half = (ending: string | ((res: Parameters<Reply>[0]) => void)) =>
  sse(async (res) => {
    res.write(chunk('It is '));
    await wait(30);
    if (typeof ending === 'string') res.end(ending);
    else ending(res);
  });
const example = (name: string) => readFileSync(join('__tests__/fixtures/guide', name), 'utf8');

let provider: Awaited<ReturnType<typeof startProvider>> | undefined;
afterEach(() => provider?.stop());

async function ask(replies: Reply[], options: { limit?: number } = {}) {
  // A test may ask twice; a provider that stays keeps the process of the tests from ending.
  await provider?.stop();
  provider = await startProvider(...replies);
  const quotas = createQuestionQuotas({
    GUIDE_DAILY_SIGNED_OUT: options.limit ?? 3,
    GUIDE_DAILY_SIGNED_IN: 0,
    GUIDE_DAILY_PRO: 0,
    GUIDE_DAILY_SITE: 1_000,
  });
  const model = openRouterAsk({
    key: KEY,
    models: ['a/one'],
    baseURL: provider.url,
    timeout: 10_000,
    silence: 900,
    site: { url: 'https://polymath.example', title: 'Polymath' },
    pace: 0.001,
  });
  const asked = {
    mode: 'lesson' as const,
    grounding: aLessonContext(),
    question: 'Where is it?',
    history: [],
  };
  const events = await collect(answer({ model, quotas }, asked, requester, new AbortController().signal));
  expect(JSON.stringify(events)).not.toContain('secret');
  const last = events.at(-1);
  return {
    text: textOf(events),
    sees: last?.type === 'fault' ? last.message : last?.type,
    calls: provider.heard.length,
    isCut: last?.type === 'done' && last.cut === true,
    left: (await quotas.look(requester)).left,
  };
}

const BUSY = 'The AI model is busy. Please try again in a moment.';
const AWAY = 'The AI model cannot be reached. Please try again later.';
const PAUSED = 'The AI model is paused on this site.';
const REFUSED = 'The AI model did not accept this question. Try other words.';
const BROKEN = 'The answer was cut off. Please try again.';
const SILENT = 'The AI model stopped answering. Please try again.';
const LONG = 'The conversation is too long for the AI model. Clear it and ask again.';
const EMPTY = 'The AI model gave no answer. Please try again.';
const whole = { text: 'It is here [5:00].', sees: 'done', left: 2 };

type Row = [fault: string, replies: Reply[], wanted: Partial<Awaited<ReturnType<typeof ask>>>];
const rows: Row[] = [
  ['429 once, without retry-after', [error(429), ok], { ...whole, calls: 2 }],
  ['429 once, with retry-after', [json(429, {}, { 'retry-after': '5' }), ok], { ...whole, calls: 2 }],
  [
    '429 with a retry-after over a minute',
    [json(429, {}, { 'retry-after': '3600' }), ok],
    { ...whole, calls: 2 },
  ],
  ['429 for good', [error(429)], { sees: BUSY, calls: 3, left: 3 }],
  [
    '429 for good with a retry-after of an hour',
    [json(429, {}, { 'retry-after': '3600' })],
    { sees: 'The AI model is busy. Please try again in 60 minutes.', calls: 3, left: 3 },
  ],
  [
    '502 for good with a retry-after of a year',
    [json(502, {}, { 'retry-after': '31536000' })],
    { sees: AWAY, calls: 3, left: 3 },
  ],
  ['an answer without a word', [stream(chunk(''), chunk(' \n', 'stop'), DONE)], { sees: EMPTY, left: 3 }],
  [
    'an answer of nothing but lines for the page',
    [stream(chunk('SEARCH: lists\nASK: Why?', 'stop'), DONE)],
    { text: '', sees: EMPTY, left: 3 },
  ],
  [
    'all providers at capacity',
    [json(429, example('availability-capacity-exhausted.json'))],
    { sees: 'The AI model is busy. Please try again in 40 seconds.', calls: 3 },
  ],
  ['408 once', [error(408), ok], { ...whole, calls: 2 }],
  ['524 once', [error(524), ok], { ...whole, calls: 2 }],
  ['409 once', [error(409), ok], { ...whole, calls: 2 }],
  ['500 for good', [error(500)], { sees: AWAY, calls: 3, left: 3 }],
  ['502 for good', [error(502)], { sees: AWAY, calls: 3, left: 3 }],
  ['503 for good', [error(503)], { sees: BUSY, calls: 3, left: 3 }],
  ['529 for good', [error(529)], { sees: BUSY, calls: 3, left: 3 }],
  ['400', [error(400)], { sees: REFUSED, calls: 1, left: 3 }],
  [
    '400, too long',
    [error(400, { metadata: { error_type: 'context_length_exceeded' } })],
    { sees: LONG, calls: 1 },
  ],
  ['401', [error(401)], { sees: PAUSED, calls: 1, left: 3 }],
  ['402', [error(402)], { sees: PAUSED, calls: 1, left: 3 }],
  ['403', [error(403)], { sees: REFUSED, calls: 1, left: 3 }],
  ['403 by a guardrail', [json(403, example('403-guardrail.json'))], { sees: REFUSED, calls: 1, left: 3 }],
  ['404', [error(404)], { sees: AWAY, calls: 1, left: 3 }],
  ['422', [error(422)], { sees: REFUSED, calls: 1, left: 3 }],
  ['413', [error(413)], { sees: LONG, calls: 1, left: 3 }],
  ['an error in a 200 body, once', [json(200, example('429-rate-limit.json')), ok], { ...whole, calls: 2 }],
  [
    'an error in a 200 body for good',
    [json(200, { error: { code: 402, message: KEY } })],
    { sees: PAUSED, calls: 1 },
  ],
  [
    'an error before the first word',
    [sse((res) => void res.end(example('stream-mid-error-429.sse'))), ok],
    { ...whole, calls: 2 },
  ],
  [
    'an error in mid-stream',
    [half(example('stream-mid-error-429.sse'))],
    { text: 'It is', sees: BROKEN, calls: 1, left: 2 },
  ],
  [
    'an error with a word for a code',
    [half(example('stream-mid-error-string-code.sse'))],
    { sees: BROKEN, calls: 1 },
  ],
  ['a stream that falls silent', [half(() => {})], { text: 'It is', sees: SILENT, calls: 1, left: 2 }],
  ['a provider that never answers', [() => {}], { text: '', sees: SILENT, calls: 1, left: 3 }],
  ['a cut connection', [half((res) => res.destroy())], { text: 'It is', sees: BROKEN, calls: 1 }],
  ['a connection cut before the first word', [sse((res) => void res.destroy()), ok], { ...whole, calls: 2 }],
  ['a stream without an end', [half('')], { sees: BROKEN, calls: 1 }],
  [
    'comment lines and a slow first word',
    [
      sse(async (res) => {
        for (let i = 0; i < 6; i++) {
          await wait(120);
          res.write(': OPENROUTER PROCESSING\n\n');
        }
        res.end(chunk('It is here [5:00].', 'stop') + DONE);
      }),
    ],
    { ...whole, calls: 1 },
  ],
  ['malformed JSON in the stream', [half('data: {"choices": [\n\n')], { sees: BROKEN, calls: 1 }],
  ['malformed JSON in a body', [json(200, '{"id": ')], { sees: AWAY, calls: 3, left: 3 }],
  ['a page of HTML', [json(500, '<html>')], { sees: AWAY, calls: 3, left: 3 }],
  ['a filter of the provider', [stream(chunk('', 'content_filter'), DONE)], { sees: REFUSED, calls: 1 }],
];

describe('what a person sees of a fault of the provider', () => {
  it.each(rows)('%s', async (_fault, replies, wanted) => {
    expect(await ask(replies)).toMatchObject(wanted);
  });

  it('is the beginning of a giant answer, and that it was cut', async () => {
    const giant = await ask([
      sse((res) => {
        const timer = setInterval(() => res.write(chunk('more and more '.repeat(50))), 1);
        res.on('close', () => clearInterval(timer));
      }),
    ]);
    expect(giant.text.length).toBeLessThanOrEqual(MAX_ANSWER);
    expect(giant.text.length).toBeGreaterThan(MAX_ANSWER - 20);
    expect(giant.sees).toBe('done');
    await provider?.cutOff();
  });

  it('is that an answer was cut off where the model reached its maximum length', async () => {
    const { text, isCut, left } = await ask([
      stream(chunk('It is here [5:00]. And'), chunk(' then', 'length'), DONE),
    ]);
    expect({ text, isCut, left }).toEqual({ text: 'It is here [5:00]. And then', isCut: true, left: 2 });
    expect((await ask([ok])).isCut).toBe(false);
  });

  it('is when one may ask again, once the quota is used up; the provider is not asked', async () => {
    const { sees, calls } = await ask([ok], { limit: 0 });
    expect(calls).toBe(0);
    expect(sees).toMatch(/^You have asked the AI model all your questions for now\./);
  });
});
