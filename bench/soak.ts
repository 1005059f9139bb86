import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { findWords } from '@/bench/site/find-words';
import { memoryOf } from '@/bench/site/load';
import { buildCatalog } from '@/scripts/build-catalog';
import { ROOT } from '@/scripts/build-paths';
import { buildSite } from '@/scripts/build-site';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { startLocalServices } from '@/scripts/local/start-local-services';
import { exitWith } from '@/scripts/run-command';
import { serveSite } from '@/scripts/serve-site';
import { browse, crawl, learn, search, type Walk } from './soak/visitors';

const MINUTES = Number(process.argv[2] ?? 30);
const SAMPLE_MS = 2_000;
/** Caches fill in the first fifth; memory is compared with that point. */
const FILLED = 0.2;
const MOST_GROWTH = 1.3;
/** In shorter runs the caches are still filling at the end. */
const MEMORY_FROM_MINUTES = 5;

/** `npm run soak -w bench -- [minutes]`: browsers, signed-in learners, searchers and crawlers at once. */
async function soak(): Promise<boolean> {
  process.chdir(ROOT);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const folder = await mkdtemp(join(tmpdir(), 'polymath-soak-'));
  const services = await startLocalServices({
    dataDir: folder,
    ports: { auth: 0, firestore: 0 },
    log: console.log,
  });
  const site = await serveSite(await getPort(), {
    ...process.env,
    ...catalog,
    ...services.env,
    LIVE_SOURCES: 'none',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_CLIENT: '100000000',
    RATE_LIMIT_GLOBAL: '100000000',
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const begun = Date.now();
  const end = begun + MINUTES * 60_000;
  const counts = new Map<string, number>();
  const failures: string[] = [];
  const walk: Walk = {
    site: site.url,
    words: findWords(),
    isOver: () => Date.now() >= end,
    done: (kind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    fail: (what) => void failures.push(what),
  };
  const memory: number[] = [];
  let over = false;
  const watching = (async () => {
    for (; !over; await wait(SAMPLE_MS)) memory.push(await memoryOf(site.pid));
  })();
  await Promise.all([
    ...[0, 1].map(() => crawl(walk)),
    ...[0, 1, 2, 3].map((number) => search(walk, number)),
    browse(walk, browser),
    ...[0, 1].map((number) => learn(walk, browser, number)),
  ]);
  over = true;
  await watching;
  await browser.close();
  await site.stop();
  await services.stop();
  await rm(folder, { recursive: true, force: true });

  const filled = memory[Math.floor(memory.length * FILLED)] ?? 0;
  const last = memory.at(-1) ?? 0;
  console.table({ ...Object.fromEntries(counts), 'MB when filled': filled, 'MB at the end': last });
  console.log(`${failures.length} errors in ${Math.round((Date.now() - begun) / 1_000)} s`);
  for (const failure of failures.slice(0, 20)) console.log(failure);
  return failures.length === 0 && (MINUTES < MEMORY_FROM_MINUTES || last <= filled * MOST_GROWTH);
}

exitWith(soak());
