import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { buildCatalog } from '@/scripts/build-catalog';
import { buildSite } from '@/scripts/build-site';
import { ROOT } from '@/scripts/places';
import { serveSite } from '@/scripts/serve-site';

const PORT = 3180;
const CONNECTIONS = 20;
const ROUNDS = 3;
const SECONDS = Number(process.argv[2] ?? 10);
const COURSE = '/course/6-006-introduction-to-algorithms-fall-2011-mit-opencourseware';

type Row = { name: string; bytes: number; rate: number; p50: number; p99: number; failed: number };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Keeps a process on the first core, where `taskset` is there to do it; the load runs on what is left. */
function pin(pid: number, core: string): void {
  try {
    execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
  } catch {
    console.log('(not pinned: taskset is missing)');
  }
}

async function measure(name: string, url: string, vary?: (turn: number) => string): Promise<Row> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
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
  await round(Math.min(3, SECONDS));
  const rounds = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await round(SECONDS));
  return {
    name,
    bytes: body.byteLength,
    rate: median(rounds.map(({ requests }) => requests.average)),
    p50: median(rounds.map(({ latency }) => latency.p50)),
    p99: median(rounds.map(({ latency }) => latency.p99)),
    failed: rounds.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
  };
}

/** A process that writes these bytes and does nothing else: what Node itself can do. */
async function plainServer(body: Buffer) {
  const code = `require('http').createServer((q, s) => { s.setHeader('Content-Type', 'text/html'); s.end(body); })
    .listen(0, '127.0.0.1', function () { process.send(this.address().port); });`;
  const child = spawn(
    process.execPath,
    ['-e', `const body = Buffer.from('${body.toString('base64')}', 'base64'); ${code}`],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const port = await new Promise<number>((resolve) =>
    child.once('message', (value) => resolve(Number(value))),
  );
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

function print(rows: Row[]): void {
  console.log('\n| what | HTML bytes | requests/s | p50 ms | p99 ms | failed |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { name, bytes, rate, p50, p99, failed } of rows)
    console.log(`| ${name} | ${bytes} | ${Math.round(rate)} | ${p50} | ${p99} | ${failed} |`);
}

async function pidOn(port: number): Promise<number> {
  const text = execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' });
  return Number(/pid=(\d+)/.exec(text)?.[1] ?? 0);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function firstLoad(site: string): Promise<void> {
  console.log('\n| route | HTML gzip | HTML brotli | scripts gzip | scripts brotli | styles gzip |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const route of ['/', '/search/python', COURSE, '/topics', '/pricing']) {
    const html = Buffer.from(await (await fetch(site + route)).arrayBuffer());
    const addresses = (pattern: RegExp) => [
      ...new Set([...html.toString().matchAll(pattern)].map(([, src]) => src ?? '')),
    ];
    const load = (list: string[]) =>
      Promise.all(list.map(async (src) => Buffer.from(await (await fetch(site + src)).arrayBuffer())));
    const scripts = await load(addresses(/<script[^>]+src="(\/[^"]+)"/g));
    const styles = await load(addresses(/<link[^>]+href="(\/[^"]+\.css)"/g));
    const kB = (parts: Buffer[], pack: (part: Buffer) => Buffer) =>
      (parts.reduce((sum, part) => sum + pack(part).byteLength, 0) / 1_000).toFixed(1);
    const gzip = (part: Buffer) => gzipSync(part);
    const brotli = (part: Buffer) => brotliCompressSync(part);
    console.log(
      `| ${route.slice(0, 30)} | ${kB([html], gzip)} | ${kB([html], brotli)} | ${kB(scripts, gzip)} | ${kB(scripts, brotli)} | ${kB(styles, gzip)} |`,
    );
  }
}

/** `npm run bench -- [seconds a round]`: throughput beside the floors of this stack, start-up, memory, weights. */
async function bench(): Promise<void> {
  process.chdir(ROOT);
  pin(process.pid, '1');
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const env = { ...process.env, ...catalog, LIVE_SOURCES: 'none', LOG_LEVEL: 'warn', MAX_REQUESTS: '10000' };
  const rows: Row[] = [];

  for (const cache of ['0', '64']) {
    const port = cache === '0' ? PORT : await freePort();
    const from = performance.now();
    const site = await serveSite(port, { ...env, PAGE_CACHE_MB: cache });
    console.log(`start-up: ${Math.round(performance.now() - from)} ms`);
    const pid = await pidOn(port);
    pin(pid, '0');
    const kind = cache === '0' ? 'rendered' : 'kept';
    if (cache === '0') {
      rows.push(await measure('Next, static page (/contact)', `${site.url}/contact`));
      const fresh = (turn: number) => `/search/python%20${turn}`;
      rows.push(await measure('/search/{another each time}', `${site.url}/search/python%200`, fresh));
    }
    for (const [name, route] of [
      ['/', '/'],
      ['/search/python', '/search/python'],
      ['/course/{id}', COURSE],
    ] as const)
      rows.push(await measure(`${name}, ${kind}`, site.url + route));
    const memory = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    console.log(`memory after the rounds (${kind}): ${Math.round(Number(memory) / 1_024)} MB`);
    if (cache === '64') {
      const body = Buffer.from(await (await fetch(`${site.url}/search/python`)).arrayBuffer());
      const plain = await plainServer(body);
      pin(plain.pid, '0');
      rows.push(await measure('node:http, the bytes of /search/python', plain.url));
      plain.stop();
      await firstLoad(site.url);
    }
    await site.stop();
  }
  print(rows);
}

bench().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
