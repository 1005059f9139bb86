import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { indexFile } from '@polymath/engine/files';
import { buildIndex } from '@/lib/catalog/server/build-index';
import type { Search } from '@/lib/search/search.types';
import { openEngine } from '@/lib/search/server/open-engine';
import { pooledEngine } from '@/lib/search/server/workers/pooled-engine';
import type { Spawn } from '@/lib/search/server/workers/worker-pool';
import { markdownTable } from '@/scripts/markdown-table';
import { prefixes, queryClasses } from './search-classes';
import { generateCatalog } from './search-generate';
import { percentiles, type Times } from './statistics';

// npm run search -w bench -- 100000: builds a catalogue of that size and prints the cost of searching it.
const size = Number(process.argv[2] ?? 1000);
const ASKED = 200;
const root = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'polymath-bench-'));
const catalog = join(root, 'catalog');
const indexDir = join(root, 'index');

const round = (value: number): string => (value < 100 ? value.toPrecision(3) : value.toFixed(1));
const timesText = ({ p50, p95, p99 }: Times): string => [p50, p95, p99].map(round).join(' / ');

/** Milliseconds of each call. */
function timeEach<Item>(items: Item[], call: (item: Item) => unknown): number[] {
  return items.map((item) => {
    const started = performance.now();
    call(item);
    return performance.now() - started;
  });
}

/** A worker thread that loads TypeScript like this process. */
const spawn: Spawn = (workerData) => {
  const worker = JSON.stringify(
    new URL('../lib/search/server/workers/search-worker.ts', import.meta.url).href,
  );
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${worker}); })`;
  return new Worker(code, { eval: true, workerData });
};

/** Runs all searches with as many in flight as there are workers, twice, and returns searches per second. */
async function throughput(workers: number, searches: Search[]) {
  const engine = pooledEngine({ indexDir, workers, timeout: 30_000, spawn });
  await Promise.all(Array.from({ length: workers * 2 }, (_, i) => engine.suggest('p'.repeat(i + 1), 3)));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < searches.length; at = next++) {
      const search = searches[at];
      if (search) await engine.search(search);
    }
  };
  await Promise.all(Array.from({ length: workers * 2 }, lane));
  const perSecond = (searches.length / (performance.now() - started)) * 1000;
  delay.disable();
  await engine.close();
  // Every reading includes the histogram's resolution of 1 ms.
  return { perSecond, delay: delay.percentile(99) / 1e6 - 1 };
}

try {
  mkdirSync(catalog);
  await generateCatalog(resolve('data/catalog'), catalog, size);
  const { version, seconds } = await buildIndex({
    catalogDirs: [catalog],
    indexDir,
    wordsDir: 'data/words',
    meaningDir: 'data/meaning',
  });
  const file = indexFile(indexDir, version);
  const fresh = JSON.parse(
    execFileSync(
      process.execPath,
      ['--expose-gc', ...process.execArgv, join(import.meta.dirname, 'search-open.ts'), file],
      {
        encoding: 'utf8',
      },
    ),
  ) as Record<'opened' | 'answered' | 'megabytes' | 'engineMegabytes', number>;
  const lines = [
    ['build, s', round(seconds)],
    ['index, MB', round(statSync(file).size / 1e6)],
    ['open, ms', round(fresh.opened)],
    ['open and first search, ms', round(fresh.answered)],
    ['private memory, MB, of it the engine', `${round(fresh.megabytes)}, ${round(fresh.engineMegabytes)}`],
    ['ms', 'p50 / p95 / p99'],
  ];

  const classes = queryClasses(ASKED);
  const engine = openEngine(file);
  for (const { searches } of queryClasses(20)) timeEach(searches, (search) => engine.search(search));
  engine.close();
  const measured = openEngine(file, { remember: false });
  for (const { name, searches } of classes)
    lines.push([name, timesText(percentiles(timeEach(searches, (search) => measured.search(search))))]);
  const typed = timeEach(prefixes(ASKED), (prefix) => measured.suggest(prefix, 8));
  lines.push(['suggestions', timesText(percentiles(typed))]);
  measured.close();

  const mixed = classes.flatMap(({ searches }) => searches.slice(0, 80));
  for (const workers of [1, 2]) {
    const { perSecond, delay } = await throughput(workers, mixed);
    lines.push([
      `searches a second, ${workers} worker${workers > 1 ? 's' : ''}`,
      `${round(perSecond)}, event loop late by ${round(delay)} ms (p99)`,
    ]);
  }

  console.log(markdownTable([['what', `${size.toLocaleString('en')} courses`], ...lines]));
} finally {
  rmSync(root, { recursive: true, force: true });
}
