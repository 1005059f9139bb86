import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { indexFile } from '@polymath/engine/files';
import { buildIndex } from '@/lib/catalog/server/build-index';
import type { Search } from '@/lib/search/search.types';
import { openEngine } from '@/lib/search/server/open-engine';
import { pooledEngine } from '@/lib/search/server/workers/pooled-engine';
import type { Spawn } from '@/lib/search/server/workers/worker-pool';
import { prefixes, queryClasses } from './search-classes';
import { generateCatalog } from './search-generate';
import { printRow, timeEach } from './search-measure';
import { type ReportLine, reportTable, timesText, unitText } from './search-report';
import { percentiles } from './statistics';

// npm run search -w bench -- 100000: builds a catalogue of that size and prints the cost of searching it.
// --markdown also prints it as a table.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'boolean' } },
});
const size = Number(positionals[0] ?? 1000);
const ASKED = 200;
const root = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'polymath-bench-'));
const catalog = join(root, 'catalog');
const indexDir = join(root, 'index');

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
  const lines: ReportLine[] = [];
  const megabytes = `${unitText(fresh.megabytes, 'MB')} (${unitText(fresh.engineMegabytes)})`;
  lines.push(['build', unitText(seconds, 's')], ['index', unitText(statSync(file).size / 1e6, 'MB')]);
  lines.push(['open', unitText(fresh.opened)], ['open + first search', unitText(fresh.answered)]);
  lines.push(['private memory, process (engine)', megabytes]);
  console.log(`${size} courses\n`);
  printRow('build', [seconds, 's']);
  printRow('index', [statSync(file).size / 1e6, 'MB']);
  printRow('open', [fresh.opened, 'ms']);
  printRow('open + first search', [fresh.answered, 'ms']);
  printRow('private memory, whole process', [fresh.megabytes, 'MB']);
  printRow('  of it the engine', [fresh.engineMegabytes, 'MB']);

  const classes = queryClasses(ASKED);
  const engine = openEngine(file);
  for (const { searches } of queryClasses(20)) timeEach(searches, (search) => engine.search(search));
  engine.close();
  const measured = openEngine(file, { remember: false });
  console.log();
  printRow('ms', ['p50', 'p95', 'p99']);
  for (const { name, searches } of classes) {
    const times = percentiles(timeEach(searches, (search) => measured.search(search)));
    printRow(name, [times.p50, times.p95, times.p99]);
    lines.push([name, timesText(times)]);
  }
  const typed = percentiles(timeEach(prefixes(ASKED), (prefix) => measured.suggest(prefix, 8)));
  printRow('suggestions', [typed.p50, typed.p95, typed.p99]);
  lines.push(['suggestions', timesText(typed)]);
  measured.close();

  const mixed = classes.flatMap(({ searches }) => searches.slice(0, 80));
  console.log();
  for (const workers of [1, 2]) {
    const { perSecond, delay } = await throughput(workers, mixed);
    const name = `${workers} worker${workers > 1 ? 's' : ''}`;
    lines.push([name, `${unitText(perSecond)} a second, event loop late by ${unitText(delay)} (p99)`]);
    printRow(name, [perSecond, 'searches/s', delay, 'ms event-loop delay p99']);
  }

  if (options.markdown) console.log(`\n${reportTable(size, lines)}`);
} finally {
  rmSync(root, { recursive: true, force: true });
}
