import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { median } from '@/bench/statistics';

const CONNECTIONS = 20;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;

export type Row = { name: string; bytes: number; rate: number; p50: number; p99: number; failed: number };
/** The path of the n-th request, for rows with a different request each time. */
export type Vary = (turn: number) => string;

/** Pins processes to one core, if `taskset` is available; the load generator uses the others. */
export function pin(core: '0' | '1', ...pids: (number | undefined)[]): void {
  try {
    for (const pid of pids) execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
  } catch {
    console.log('(not pinned: taskset is missing)');
  }
}

/** Resident memory of a process in MB. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

/** A warm-up and three rounds of this many seconds; returns the medians. */
export async function measure(name: string, url: string, seconds: number, vary?: Vary): Promise<Row> {
  const first = await fetch(url);
  if (!first.ok) throw new Error(`${url} answers ${first.status}.`);
  const { byteLength } = await first.arrayBuffer();
  let turn = 0;
  const round = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      ...(vary && {
        requests: [{ setupRequest: (request) => ({ ...request, path: vary(turn++) }) }],
      }),
    });
  await round(Math.min(WARM_UP_SECONDS, seconds));
  const rounds = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await round(seconds));
  return {
    name,
    bytes: byteLength,
    rate: median(rounds.map(({ requests }) => requests.average)),
    p50: median(rounds.map(({ latency }) => latency.p50)),
    p99: median(rounds.map(({ latency }) => latency.p99)),
    failed: rounds.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
  };
}

/** Sends `amount` requests to these paths in turn. Returns how many answers were not 2xx. */
export async function ask(site: string, amount: number, path: Vary): Promise<number> {
  let turn = 0;
  const { errors, non2xx } = await autocannon({
    url: site,
    connections: CONNECTIONS,
    amount,
    requests: [{ setupRequest: (request) => ({ ...request, path: path(turn++) }) }],
  });
  return errors + non2xx;
}
