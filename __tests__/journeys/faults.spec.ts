import { cp, mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { indexFile } from '@polymath/engine/files';
import getPort from 'get-port';
import { SOURCES } from '@/lib/sources/server/registry';
import { serve } from '@/scripts/fakes/request';
import { killWorkers, makeClock, makeSlowWorker, startSilence } from './fault-tools';
import { INDEX, serveOwn, whileServed } from './own-site';
import { expect, LONG, test } from './support';

const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';
const LESSON = {
  mode: 'lesson',
  courseId: '6-006-introduction-to-algorithms-fall-2011-mit-opencourseware',
  number: 3,
  question: 'Where is merging?',
};
const LATE = { timeout: 30_000 };
const DAY_MS = 86_400_000;
/** Enough for the server to start, and for few connections, while its search workers start. */
const FEW_FILES = 104;

/** The status of an answer that has ended; a text of why there is none. */
const statusOf = (url: string, init: RequestInit = {}) =>
  fetch(url, { signal: AbortSignal.timeout(LATE.timeout), ...init }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: Error) => error.message,
  );

/** Everything that a visitor opens, by its status. */
async function walk(url: string): Promise<Record<string, number | string>> {
  const paths = ['/', '/search/python', '/topics', COURSE, '/api/suggest?q=pyth', '/api/ready', '/pricing'];
  const found = await Promise.all(paths.map((path) => statusOf(url + path)));
  return Object.fromEntries(paths.map((path, at) => [path, found[at] ?? 0]));
}
const allWell = (found: Record<string, number | string>) =>
  Object.fromEntries(Object.keys(found).map((path) => [path, 200]));

test.describe('the running server', () => {
  test.setTimeout(150_000);

  test('goes on answering when its index is deleted under it', LONG, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polymath-gone-'));
    await cp(INDEX, folder, { recursive: true });
    await whileServed(await serveOwn({ INDEX_DIR: folder }), async ({ url }) => {
      await expect.poll(() => statusOf(`${url}/api/ready`), LATE).toBe(200);
      await rm(folder, { recursive: true, force: true });
      for (const word of ['algebra', 'history', 'guitar'])
        expect(await statusOf(`${url}/search/${word}`), word).toBe(200);
    });
  });

  test('replaces a search worker that is killed, and gives no wrong answer', LONG, async () => {
    const inspector = await getPort();
    const site = await serveOwn({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
    await whileServed(site, async ({ url }) => {
      await expect.poll(() => statusOf(`${url}/api/ready`), LATE).toBe(200);
      for (let death = 0; death < 3; death++) {
        // At rest, as the site ends them itself: the database takes the process with it when it is cut off within.
        expect(await killWorkers(inspector)).toBeGreaterThan(0);
        const asked = ['algebra', 'history', 'guitar'].map((word) =>
          statusOf(`${url}/search/${word}?without=x${death}`),
        );
        for (const status of await Promise.all(asked)) expect([200, 503]).toContain(status);
        await expect.poll(() => statusOf(`${url}/search/poetry?without=x${death}`), LATE).toBe(200);
      }
      expect(await statusOf(`${url}/api/ready`)).toBe(200);
    });
  });

  test('ends in order when it is told to while a search worker opens the index', LONG, async () => {
    const worker = await makeSlowWorker();
    const site = await serveOwn(worker.env);
    await whileServed(site, async ({ url }) => {
      expect(await statusOf(`${url}/search/python`)).toBe(200);
      await expect.poll(worker.hasBegun, LATE).toBe(true);
      process.kill(site.pid ?? 0, 'SIGTERM');
      expect(await site.ended).toBe(0);
      // Cut off within the database, it makes the process crash, or not.
      expect(worker.hasOpened()).toBe(true);
    });
    await worker.remove();
  });

  test('answers while the disk is full', LONG, async () => {
    // No file may grow: every write fails, as it does on a full disk.
    const full = ['sh', '-c', 'ulimit -f 0; exec "$0" "$@"'];
    await whileServed(await serveOwn({}, { through: full }), async ({ url }) => {
      for (let turn = 0; turn < 2; turn++) {
        const found = await walk(url);
        expect(found).toEqual(allWell(found));
      }
      expect(await statusOf(`${url}/course/nobody-knows-${Date.now()}`)).toBe(404);
      expect(await statusOf(`${url}/api/share-image?course=${LESSON.courseId}`)).toBeLessThan(500);
    });
  });

  test(
    'answers others, and with every page afterwards, while one client holds more connections than it may open files',
    LONG,
    async () => {
      const few = ['sh', '-c', `ulimit -n ${FEW_FILES}; exec "$0" "$@"`];
      await whileServed(await serveOwn({}, { through: few }), async ({ url }) => {
        const idle = Array.from({ length: 2 * FEW_FILES }, () => {
          const { port } = new URL(url);
          return connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.9' }).on(
            'error',
            () => {},
          );
        });
        await wait(1_000);
        // Workers load their code only now.
        expect(await statusOf(`${url}/search/python`)).toBe(200);
        const during = await walk(url);
        expect(during).toEqual(allWell(during));
        for (const socket of idle) socket.destroy();
        const after = await walk(url);
        expect(after).toEqual(allWell(after));
      });
    },
  );

  test(
    'says which fault the index has, where it is made shorter or damaged under the server',
    LONG,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'polymath-short-'));
      const version = (await readFile(join(INDEX, 'CURRENT'), 'utf8')).trim();
      await cp(INDEX, folder, { recursive: true });
      const log = await open(join(folder, 'log'), 'w');
      const site = await serveOwn({ INDEX_DIR: folder }, { log: log.fd });
      await whileServed(site, async ({ url }) => {
        await expect.poll(() => statusOf(`${url}/api/ready`), LATE).toBe(200);
        const file = indexFile(folder, version);
        const { size } = await stat(file);
        for (const bytes of [Math.floor(size / 2), 0]) {
          await truncate(file, bytes);
          for (const word of ['algebra', 'history', 'guitar'])
            expect([200, 503]).toContain(await statusOf(`${url}/search/${word}%20${bytes}`));
        }
        const ready = await fetch(`${url}/api/ready`);
        expect(ready.status).toBe(503);
        const { warnings } = await ready.json();
        const fault = `the index file has 0 bytes instead of ${size}`;
        expect(warnings.join()).toContain(fault);
        expect(await readFile(join(folder, 'log'), 'utf8')).toContain(fault);
        await cp(indexFile(INDEX, version), file);
        await expect.poll(() => statusOf(`${url}/api/ready`), LATE).toBe(200);
        expect(await statusOf(`${url}/search/poetry`)).toBe(200);
      });
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  );

  for (const state of ['down', 'silent'] as const)
    test(`answers while everything outside is ${state} at once`, state === 'down' ? LONG : {}, async () => {
      const silence = await startSilence();
      const port = state === 'silent' ? silence.port : await getPort();
      const away = `127.0.0.1:${port}`;
      const sources = SOURCES.map(({ id }) => id);
      const site = await serveOwn({
        LIVE_SOURCES: '',
        LIVE_SOURCE_URLS: sources.map((source) => `${source}=http://${away}`).join(','),
        YOUTUBE_API_KEY: 'journey',
        REDIS_URL: `redis://${away}`,
        OPENROUTER_API_KEY: 'journey',
        GUIDE_BASE_URL: `http://${away}`,
        GUIDE_SILENCE_MS: '500',
        POSTHOG_KEY: 'phc_journey',
        POSTHOG_HOST: `http://${away}`,
        FIREBASE_API_KEY: 'a',
        FIREBASE_AUTH_DOMAIN: 'a.example',
        FIREBASE_PROJECT_ID: 'a',
        FIREBASE_APP_ID: 'a',
        FIREBASE_AUTH_EMULATOR_HOST: away,
        FIRESTORE_EMULATOR_HOST: away,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://${away}`,
      });
      await whileServed(site, async ({ url }) => {
        const post = (path: string, body: object) =>
          statusOf(url + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          });
        const [found, live, chat] = await Promise.all([
          walk(url),
          statusOf(`${url}/api/search/live?q=beekeeping`),
          post('/api/chat', LESSON),
        ]);
        expect(found).toEqual(allWell(found));
        expect({ live, chat }).toEqual({ live: 200, chat: 200 });
      });
      silence.stop();
    });

  test('answers whatever its clock says', LONG, async () => {
    const clock = await makeClock();
    await whileServed(await serveOwn(clock.env), async ({ url }) => {
      for (const days of [0, 3, -3, 400, -400, 0]) {
        await clock.shift(days * DAY_MS);
        await expect.poll(clock.seen, LATE).toBe(days * DAY_MS);
        const found = await walk(url);
        expect(found, `${days} days`).toEqual(allWell(found));
        const age = (await fetch(`${url}/search/python`)).headers.get('age');
        expect(Number(age ?? 0)).toBeGreaterThanOrEqual(0);
        expect(Number(age ?? 0)).toBeLessThan(100);
      }
    });
    await clock.remove();
  });

  test('sends a collector the outcome of requests, and nothing about visitors or search words', async () => {
    const told: string[] = [];
    const collector = await serve(async (req, res) => {
      let text = String(req.url);
      for await (const part of req) text += part;
      told.push(text);
      res.end('{}');
    });
    const parent = '0af7651916cd43dd8448eb211c80319c';
    const site = await serveOwn({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    await whileServed(site, async ({ url }) => {
      await fetch(`${url}/search/algebra?topic=private-words`, {
        headers: { traceparent: `00-${parent}-b7ad6b7169203331-01`, 'X-Request-Id': 'request-1' },
      });
      await expect.poll(() => told.join(), LATE).toContain('request-1');
    });
    await collector.close();
    const text = told.join();
    for (const word of [
      '/v1/traces',
      'polymath',
      parent,
      'GET /search/*',
      'getServerSideProps /search/[query]',
    ])
      expect(text).toContain(word);
    expect(text).not.toMatch(/algebra|private-words/);
  });
});
