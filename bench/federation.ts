import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { mitLearn } from '@/lib/sources/server/adapters/mit-learn';
import { createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { gatherLive } from '@/lib/sources/server/search-live';
import { createFetchJson } from '@/lib/sources/server/source/fetch-json';
import { createLiveSource, type LiveSource } from '@/lib/sources/server/source/live-source';
import { median, percentile } from './statistics';

/** Five equally slow sources, to measure the time added to the slowest; then many concurrent searches. */
const SOURCE_MS = 50;
const RUNS = 60;
const AT_ONCE = 200;
const ROUNDS = 5;
const RESULTS = 20;
const MOST_ADDED_MS = 10;

const results = Array.from({ length: RESULTS }, (_, index) => ({
  id: index + 1,
  resource_type: 'course',
  title: `Course ${index + 1} of a bench`,
  description: `<p>${'words '.repeat(60)}</p>`,
  url: `https://bench.example/courses/${index + 1}`,
  free: true,
}));
const body = JSON.stringify({ count: RESULTS, next: null, previous: null, results });

const server = createServer((_request, response) => {
  setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), SOURCE_MS);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const store = createMemoryStore();

/** The same API under five names: the federation is measured, not five schemas. */
function fiveSources(parallel: number): LiveSource[] {
  return ['a', 'b', 'c', 'd', 'e'].map((id) =>
    createLiveSource(
      { ...mitLearn, id, name: id, baseUrl: url, parallel },
      { store, fetchJson: createFetchJson(url, 'bench') },
    ),
  );
}

const builtIn = { shown: [], findByKeys: async () => [] };
const search = (words: string) => ({ words, filters: {}, builtIn });
const megabytes = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().rss / 1e6);
};

async function timeEach(sources: LiveSource[], words: (run: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const begin = performance.now();
    await gatherLive(sources, search(words(run)), 4_000);
    times.push(performance.now() - begin);
  }
  return times;
}

/** The time of one source alone: server, connection and parsing. */
async function timeAlone(): Promise<number[]> {
  const fetchJson = createFetchJson(url, 'bench');
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const begin = performance.now();
    await fetchJson(new URL(url), { maxBytes: 1e6 });
    times.push(performance.now() - begin);
  }
  return times;
}

const sources = fiveSources(8);
await timeEach(sources, (run) => `warm ${run}`);
const rows: Record<string, string | number>[] = [];
const report = (what: string, times: number[], more: Record<string, string | number> = {}) =>
  rows.push({
    what,
    'p50 ms': Number(median(times).toFixed(1)),
    'p95 ms': Number(percentile(times, 0.95).toFixed(1)),
    ...more,
  });

const alone = await timeAlone();
const five = await timeEach(sources, (run) => `new ${run}`);
report('one request alone', alone);
report('five sources, not kept', five);
report('five sources, kept', await timeEach(sources, () => 'new 1'));

const crowd = fiveSources(40);
for (let round = 1; round <= ROUNDS; round++) {
  const times: number[] = [];
  let complete = 0;
  const before = megabytes();
  const cpu = process.cpuUsage();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, visitor) => {
      const begin = performance.now();
      const block = await gatherLive(crowd, search(`visitor ${visitor} round ${round}`), 4_000);
      times.push(performance.now() - begin);
      if (block.sources.every(({ state }) => state === 'found' || state === 'nothing')) complete++;
    }),
  );
  report(`${AT_ONCE} searches at once, round ${round}`, times, {
    complete,
    'CPU s': Number((process.cpuUsage(cpu).user / 1e6).toFixed(2)),
    'MB before': before,
    'MB after': megabytes(),
  });
}
console.table(rows);
const added = median(five) - median(alone);
console.log(
  `Five sources of ${SOURCE_MS} ms add ${added.toFixed(1)} ms to the slowest (goal: ${MOST_ADDED_MS} or less).`,
);
server.closeAllConnections();
process.exit(0);
