import { Buffer } from 'node:buffer';
import type { FuzzRequest } from './requests';
import { send } from './send';
import { RUNS } from './texts';

/** A text of this many bytes that repeats one piece. */
const fill = (piece: string, bytes: number): string =>
  piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));

/** Routes that accept long texts, with their maximum length. */
const LONG_INPUT_ROUTES: Record<string, { bytes: number; ask: (text: string) => FuzzRequest }> = {
  'a search': { bytes: 7_000, ask: (text) => get(`/search/${inPath(text)}`) },
  'a search by form': { bytes: 7_000, ask: (text) => get(`/search?q=${inPath(text)}`) },
  'the API of searches': { bytes: 7_000, ask: (text) => get(`/api/search?q=${inPath(text)}`) },
  suggestions: { bytes: 7_000, ask: (text) => get(`/api/suggest?q=${inPath(text)}`) },
  'a plan': { bytes: 7_000, ask: (text) => get(`/plan?goal=${inPath(text)}`) },
  'a course': { bytes: 7_000, ask: (text) => get(`/course/${inPath(text)}`) },
  filters: {
    bytes: 7_000,
    ask: (text) => get(`/search/python?topic=${inPath(text)}&language=${inPath('a')}`),
  },
  'a picture': { bytes: 7_000, ask: (text) => get(`/_next/image?url=${inPath(text)}&w=320&q=75`) },
  'a report of a crash': {
    bytes: 8_000,
    ask: (text) => post('/api/crash', `/search/[query]\n${text}`),
  },
  'a question about a lesson': {
    bytes: 120_000,
    ask: (text) =>
      post(
        '/api/chat',
        JSON.stringify({ mode: 'lesson', courseId: 'x', number: 1, question: text, history: [] }),
      ),
  },
  'a wish for a plan': {
    bytes: 60_000,
    ask: (text) => post('/api/chat', JSON.stringify({ mode: 'plan', goal: text })),
  },
  'a language': {
    bytes: 8_000,
    ask: (text) => ({
      ...get('/'),
      headers: { 'accept-language': inHeader(text), 'user-agent': inHeader(text) },
    }),
  },
};

const get = (path: string): FuzzRequest => ({ method: 'GET', path, headers: {} });
const post = (path: string, body: string): FuzzRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body,
});
/** Minimal escaping: only what must not be in an address. */
const inPath = (text: string) =>
  text.replace(/[^!$-.0-~]/gu, (letter) => encodeURIComponent(letter)).slice(0, 14_000);
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 6_000);

/** Takes the shortest of several times: other load only makes times longer. */
const TRIES = 3;
/** Limits: this many times as long as harmless text of the same length, and an absolute difference. */
const MOST_TIMES = 10;
const LEAST_MS = 60;
/** Beyond this, one attempt is enough. */
const HOPELESS_MS = 5_000;

async function timeOf(site: string, request: FuzzRequest): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries++) {
    const from = performance.now();
    const ms = await send(site, request).then(
      (answer) => answer.ms,
      () => performance.now() - from,
    );
    best = Math.min(best, ms);
    if (ms > HOPELESS_MS) break;
  }
  return best;
}

/**
 * Sends each route texts that are expensive to parse, at maximum length, and compares the time with that of
 * harmless text of the same length in the same run. Returns those that took too long.
 */
export async function findCostly(site: string): Promise<string[]> {
  const costly: string[] = [];
  for (const [route, { bytes, ask }] of Object.entries(LONG_INPUT_ROUTES)) {
    const harmless = await timeOf(site, ask(fill('lorem ipsum dolor ', bytes)));
    for (const run of RUNS) {
      const ms = await timeOf(site, ask(fill(run, bytes)));
      if (ms < harmless * MOST_TIMES || ms < harmless + LEAST_MS) continue;
      const times = `${Math.round(ms)} ms, harmless text ${Math.round(harmless)} ms`;
      costly.push(`${route} with a run of ${JSON.stringify(run)}: ${times}`);
      if (ms > HOPELESS_MS) break;
    }
  }
  return costly;
}
