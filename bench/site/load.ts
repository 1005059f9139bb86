import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { median, percentile } from '@/bench/statistics';

const CONNECTIONS = 20;
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;

export type Row = { name: string; bytes: number; rate: number; p50: number; p99: number; failed: number };
/** The path of the n-th request, for rows with a different request each time. */
export type Vary = (turn: number) => string;
type Answer = { status: number; ms: number };
type Load = {
  path: Vary;
  isOver: (turn: number) => boolean;
  connections?: number;
  /** Requests per second of all connections together; without it each sends as soon as it has an answer. */
  perSecond?: number;
};

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

/** Clock ticks of Linux, in which it counts the time of processes. */
const TICKS_A_SECOND = 100;

/** Seconds of a processor that a process has taken. */
export async function cpuOf(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Sends requests on several connections until it is over. The status 0 is a broken connection. */
export async function load(site: string, how: Load): Promise<Answer[]> {
  const { path, isOver, connections = CONNECTIONS, perSecond = Number.POSITIVE_INFINITY } = how;
  const pool = new Pool(site, { connections });
  const pauseMs = (1_000 * connections) / perSecond;
  const answers: Answer[] = [];
  let turn = 0;
  const lane = async () => {
    while (!isOver(turn)) {
      const from = performance.now();
      const status = await pool
        .request({ method: 'GET', path: path(turn++) })
        .then(async ({ statusCode, body }) => {
          await body.arrayBuffer();
          return statusCode;
        })
        .catch(() => 0);
      const ms = performance.now() - from;
      answers.push({ status, ms });
      if (ms < pauseMs) await wait(pauseMs - ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  await pool.close();
  return answers;
}

/** Sends requests for so many seconds. */
export function loadFor(seconds: number, site: string, how: Omit<Load, 'isOver'>): Promise<Answer[]> {
  const until = performance.now() + seconds * 1_000;
  return load(site, { ...how, isOver: () => performance.now() > until });
}

/** A warm-up and three rounds of this many seconds; returns the medians. */
export async function measure(name: string, url: string, seconds: number, vary?: Vary): Promise<Row> {
  const first = await fetch(url);
  if (!first.ok) throw new Error(`${url} answers ${first.status}.`);
  const { byteLength } = await first.arrayBuffer();
  const { origin, pathname, search } = new URL(url);
  let turn = 0;
  const path: Vary = () => (vary ? vary(turn++) : pathname + search);
  await loadFor(Math.min(WARM_UP_SECONDS, seconds), origin, { path });
  const rounds: Answer[][] = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await loadFor(seconds, origin, { path }));
  const times = rounds.map((answers) => answers.map(({ ms }) => ms));
  const middle = (share: number) => Math.round(median(times.map((round) => percentile(round, share))));
  return {
    name,
    bytes: byteLength,
    rate: median(times.map(({ length }) => length / seconds)),
    p50: middle(0.5),
    p99: middle(0.99),
    failed: rounds.flat().filter(({ status }) => status < 200 || status > 299).length,
  };
}
