import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCatalog } from '@/scripts/build-catalog';
import { buildSite } from '@/scripts/build-site';
import { chunk, DONE } from '@/scripts/fakes/fake-provider';
import { serve } from '@/scripts/fakes/request';
import { COURSE_ID } from '@/scripts/sample-course';
import { serveSite } from '@/scripts/serve-site';
import { memoryOf } from './site/load';
import { median, percentile } from './statistics';

/**
 * Measures the time to the first word through our server and directly at the same provider, many concurrent
 * answers, and how soon the provider's request ends after a client disconnects. RUNS=50 is the
 * short form.
 */
const PORT = Number(process.env.PORT ?? 4249);
const RUNS = Number(process.env.RUNS ?? 200);
const AT_ONCE = 100;
const WORDS = 400;
const WORD_EVERY_MS = 20;
const THINKING_MS = 60;
const BUDGET_MS = 15;
const LEAVERS = 50;
const LEAVING_BUDGET_MS = 100;
const ASKED = {
  mode: 'lesson',
  courseId: COURSE_ID,
  number: 3,
  question: 'What is this lesson about?',
};

let words = 1;
let most = 0;
let open = 0;
let onLeft = () => {};
const provider = await serve(async (req, res) => {
  req.resume();
  most = Math.max(most, ++open);
  res.once('close', () => {
    open--;
    onLeft();
  });
  await wait(THINKING_MS);
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let word = 0; word < words && !res.destroyed; word++) {
    res.write(chunk(`word${word} [${word}:30] `));
    if (words > 1) await wait(WORD_EVERY_MS);
  }
  res.end(chunk('', 'stop') + DONE);
});

const catalog = await buildCatalog();
await buildSite({ ...process.env, ...catalog });
const site = await serveSite(PORT, {
  ...process.env,
  ...catalog,
  OPENROUTER_API_KEY: 'bench',
  GUIDE_BASE_URL: provider.url,
  GUIDE_DAILY_SIGNED_OUT: '1000000',
  GUIDE_DAILY_SITE: '10000000',
  // All requests come from one client.
  RATE_LIMIT_CLIENT: '1000000',
  RATE_LIMIT_GLOBAL: '1000000',
  // Clients are identified by the proxy header, so that the benchmark can be many people.
  TRUSTED_PROXIES: 'loopback',
  LIVE_SOURCES: 'none',
  REDIS_URL: '',
});

/** Milliseconds until the first word of the answer; reads it to the end. */
async function firstWord(url: string, body: object, sign: string, person: number): Promise<number> {
  const begin = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${person >> 8}.${person & 255}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  let first: number | undefined;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    if (first !== undefined) continue;
    text += part;
    if (text.includes(sign)) first = performance.now() - begin;
  }
  if (first === undefined) throw new Error(`No word came: ${text}`);
  return first;
}

/** Milliseconds from a client's disconnect in mid-answer to the end of the request at the provider. */
async function leave(person: number): Promise<number> {
  const reader = new AbortController();
  const response = await fetch(`${site.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${person}` },
    body: JSON.stringify(ASKED),
    signal: reader.signal,
  });
  const body = response.body?.getReader();
  for (let text = ''; body && !text.includes('word0'); ) {
    text += Buffer.from((await body.read()).value ?? []).toString();
  }
  const left = new Promise<void>((resolve) => {
    onLeft = resolve;
  });
  const begin = performance.now();
  reader.abort();
  await left;
  return performance.now() - begin;
}

const direct = () => firstWord(`${provider.url}/chat/completions`, {}, 'word0', 0);
const through = (person: number) => firstWord(`${site.url}/api/chat`, ASKED, 'word0', person);

try {
  await Promise.all(Array.from({ length: 20 }, (_, person) => through(person)));
  const [own, ours]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    // Alternating, so that the machine's other load affects both.
    own.push(await direct());
    ours.push(await through(run % 50));
  }
  const added = ours.map((time, run) => time - (own[run] ?? 0));
  console.log(`Time to the first word, ms, ${RUNS} questions one after the other`);
  console.table(
    Object.fromEntries(
      [
        ['provider alone', own],
        ['through our server', ours],
        ['added', added],
      ].map(([name, times]) => [
        name,
        {
          p50: +median(times as number[]).toFixed(1),
          p95: +percentile(times as number[], 0.95).toFixed(1),
          budget: name === 'added' ? `${BUDGET_MS} (p95)` : '',
        },
      ]),
    ),
  );

  words = WORDS;
  const before = await memoryOf(site.pid);
  let peak = before;
  let running = true;
  const watching = (async () => {
    while (running) {
      peak = Math.max(peak, await memoryOf(site.pid));
      await wait(100);
    }
  })();
  const begin = performance.now();
  const times = await Promise.all(Array.from({ length: AT_ONCE }, (_, person) => through(person)));
  const took = performance.now() - begin;
  running = false;
  await watching;
  console.log(`${AT_ONCE} answers of ${WORDS} words at once`);
  console.table({
    'first word p95, ms': Math.round(percentile(times, 0.95)),
    'all of them, s': +(took / 1000).toFixed(1),
    'provider alone, s': +((THINKING_MS + WORDS * WORD_EVERY_MS) / 1000).toFixed(1),
    'open upstream at most': most,
    'memory before, MB': before,
    'memory at most, MB': peak,
  });

  const leaving: number[] = [];
  for (let person = 0; person < LEAVERS; person++) leaving.push(await leave(person));
  console.log(`${LEAVERS} readers who leave in mid-answer: until the provider's request ends`);
  console.table({
    'p50, ms': +median(leaving).toFixed(1),
    'p95, ms': +percentile(leaving, 0.95).toFixed(1),
    'longest, ms': +Math.max(...leaving).toFixed(1),
    'budget, ms': LEAVING_BUDGET_MS,
  });
} finally {
  await site.stop();
  await provider.close();
}
