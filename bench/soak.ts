import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { findWords } from '@/bench/site/find-words';
import { memoryOf } from '@/bench/site/load';
import { ROOT } from '@/scripts/build-paths';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { exitWith } from '@/scripts/run-command';
import type { Site } from '@/scripts/serve-site';
import { withBuiltSite } from '@/scripts/with-built-site';
import { browse, crawl, learn, search, type Walk } from './soak/visitors';

const MINUTES = Number(process.argv[2] ?? 30);
const SAMPLE_MS = 2_000;
/** Caches fill in the first fifth; memory is compared with that point. */
const FILLED = 0.2;
const MOST_GROWTH = 1.3;
/** In shorter runs the caches are still filling at the end. */
const MEMORY_FROM_MINUTES = 5;

async function soak(site: Site): Promise<boolean> {
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

  const filled = memory[Math.floor(memory.length * FILLED)] ?? 0;
  const last = memory.at(-1) ?? 0;
  console.table({ ...Object.fromEntries(counts), 'MB when filled': filled, 'MB at the end': last });
  console.log(`${failures.length} errors in ${Math.round((Date.now() - begun) / 1_000)} s`);
  for (const failure of failures.slice(0, 20)) console.log(failure);
  return failures.length === 0 && (MINUTES < MEMORY_FROM_MINUTES || last <= filled * MOST_GROWTH);
}

/** `npm run soak -w bench -- [minutes]`: browsers, signed-in learners, searchers and crawlers at once. */
async function main(): Promise<boolean> {
  process.chdir(ROOT);
  return withBuiltSite(await getPort(), soak, { LIVE_SOURCES: 'none', LOG_LEVEL: 'warn' });
}

exitWith(main());
