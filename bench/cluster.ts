import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { indexFile } from '@polymath/engine/files';
import type { Search } from '@/lib/search/search.types';
import { openEngine } from '@/lib/search/server/open-engine';
import { ClusterEngine, clusterClient, loadCluster } from '@/lib/search/server/site-cluster';
import { buildIndex } from '@/lib/server/index-build/build-index';
import { JavaMissing } from '@/scripts/cluster/java-tools';
import { type Cluster, startCluster } from '@/scripts/cluster/start-cluster';
import { runCommand } from '@/scripts/run-command';
import { prefixes, queryClasses } from './search-classes';
import { generateCatalog } from './search-generate';
import { timeEach } from './search-measure';
import { timesText, unitText } from './search-report';
import { percentiles } from './statistics';

// npm run bench:cluster -- 100000: searches a generated catalogue of that size with the built-in engine and with three
// nodes of a real cluster on this machine, in the same run. Times are without caches, the memory of a site is with them.
const size = Number(process.argv[2] ?? 1000);
const ASKED = 100;
const ALIAS = 'bench';
const HEAP_MEGABYTES = 512;

async function timeEachAsync<Item>(items: Item[], call: (item: Item) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await call(item);
    times.push(performance.now() - started);
  }
  return times;
}

/** Searches per second with so many at once. */
async function rate(
  searches: Search[],
  lanes: number,
  call: (search: Search) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    for (let at = next++; at < searches.length; at = next++) {
      const search = searches[at];
      if (search) await call(search);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (searches.length / (performance.now() - started)) * 1000;
}

/** Private memory that an engine takes in a process of its own, in megabytes. */
function engineMegabytes(place: string[]): number {
  const script = join(import.meta.dirname, 'cluster', 'open-engine.ts');
  const words = ['--expose-gc', ...process.execArgv, script, ...place];
  return Number(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

/** Resident memory of all nodes in megabytes. */
function nodesMegabytes({ nodes }: Cluster): number {
  return nodes.reduce((sum, { pid }) => {
    const status = readFileSync(`/proc/${pid()}/status`, 'utf8');
    return sum + Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  }, 0);
}

const row = (name: string, one: string, other: string) => console.log(`| ${name} | ${one} | ${other} |`);

async function work(signal: AbortSignal): Promise<number> {
  const root = await mkdtemp(join(process.env.BENCH_DIR ?? tmpdir(), 'polymath-bench-'));
  const catalog = join(root, 'catalog');
  const indexDir = join(root, 'index');
  let cluster: Cluster | undefined;
  try {
    await mkdir(catalog);
    await generateCatalog(resolve('data/catalog'), catalog, size);
    const options = { catalogDirs: [catalog], indexDir, wordsDir: 'data/words', meaningDir: 'data/meaning' };
    const { version, seconds } = await buildIndex(options);
    const file = indexFile(indexDir, version);
    signal.throwIfAborted();
    cluster = await startCluster({ heapMegabytes: HEAP_MEGABYTES, signal });
    console.log(`| p50 / p95 / p99, ms, ${size.toLocaleString('en')} courses | built in | cluster |`);
    console.log('| --- | ---: | ---: |');
    const client = clusterClient(cluster.urls, undefined);
    const started = performance.now();
    await loadCluster({ client, file, alias: ALIAS, signal });
    const loading = (performance.now() - started) / 1000;
    await client.close();
    row('build; load', unitText(seconds, 's'), unitText(loading, 's'));
    const builtIn = openEngine(file, { remember: false });
    const dictionaries = join(root, 'dictionaries');
    const engine = new ClusterEngine({
      url: cluster.urls,
      alias: ALIAS,
      timeout: 30_000,
      dictionaries,
      remember: false,
    });
    await engine.version();
    const dictionary = (await stat(join(dictionaries, `${version}.db`))).size;
    row('index; dictionary', unitText((await stat(file)).size / 1e6, 'MB'), unitText(dictionary / 1e6, 'MB'));
    row(
      'memory of a site for it',
      unitText(engineMegabytes([file]), 'MB'),
      unitText(engineMegabytes([cluster.urls, ALIAS, dictionaries]), 'MB'),
    );
    for (const { searches } of queryClasses(20)) {
      timeEach(searches, (search) => builtIn.search(search));
      await timeEachAsync(searches, (search) => engine.search(search));
    }
    const classes = queryClasses(ASKED);
    for (const { name, searches } of classes) {
      signal.throwIfAborted();
      const own = percentiles(timeEach(searches, (search) => builtIn.search(search)));
      const other = percentiles(await timeEachAsync(searches, (search) => engine.search(search)));
      row(name, timesText(own), timesText(other));
    }
    const typed = prefixes(ASKED);
    const own = percentiles(timeEach(typed, (prefix) => builtIn.suggest(prefix, 8)));
    const other = percentiles(await timeEachAsync(typed, (prefix) => engine.suggest(prefix, 8)));
    row('suggestions', timesText(own), timesText(other));
    const mixed = classes.flatMap(({ searches }) => searches.slice(0, 40));
    const alone = await rate(mixed, 1, async (search) => builtIn.search(search));
    const together = await rate(mixed, 8, (search) => engine.search(search));
    row('searches a second, one thread; eight at once', unitText(alone), unitText(together));
    row('memory of three nodes', '', unitText(nodesMegabytes(cluster), 'MB'));
    builtIn.close();
    await engine.close();
    return 0;
  } finally {
    await cluster?.close();
    await rm(root, { recursive: true, force: true });
  }
}

await runCommand(work, { isUsage: (error) => error instanceof JavaMissing, interrupted: 'Interrupted.' });
