import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { buildCatalog } from '@/scripts/build-catalog';
import { ROOT } from '@/scripts/build-paths';
import { buildSite } from '@/scripts/build-site';
import { markdownTable } from '@/scripts/markdown-table';
import { exitWith } from '@/scripts/run-command';
import { COURSE, LESSON } from '@/scripts/sample-course';
import { type Site, serveSite } from '@/scripts/serve-site';
import { findWords } from './site/find-words';
import { measureFirstAnswers } from './site/first-answers';
import { serveFloors } from './site/floor-site';
import { load, measure, memoryOf, pin, type Row, type Vary } from './site/load';
import { serveNginx } from './site/nginx';
import { servePlain } from './site/plain-server';
import { type Interaction, visitPages } from './site/visit';

const SECONDS = Number(process.argv[2] ?? 10);
/** Requests of the memory test; the first tenth is the warm-up that the rest is compared with. */
const REQUESTS = Number(process.argv[3] ?? 100_000);
const VISITS = SECONDS >= 5 ? 5 : 1;
const SEARCH = '/search/python';

const print = (head: string[], rows: (string | number)[][]) =>
  console.log(`\n${markdownTable([head, ...rows])}`);

type Floors = Awaited<ReturnType<typeof serveFloors>>;

async function throughput(site: Site, uncached: Site, floors: Floors): Promise<void> {
  const rows: Row[] = [];
  const add = async (name: string, url: string, vary?: Vary) => {
    const row = await measure(name, url, SECONDS, vary);
    rows.push(row);
    return row;
  };
  const words = findWords();
  const anySearch: Vary = (turn) => `/search/${words[turn % words.length]}`;

  const empty = await add('floor: empty page, rendered by the same Next', `${floors.url}/empty`);
  const constant = await add('floor: as large as /search/python, from a constant', `${floors.url}/constant`);
  const fixed = await add('floor: as large as /search/python, static', `${floors.url}/static`);
  const fresh = await add('/search/python, rendered each time', uncached.url + SEARCH);
  const other = await add('/search/{another}, rendered each time', uncached.url + SEARCH, anySearch);
  const kept = await add('/search/python, repeated', site.url + SEARCH);
  await add('/course/{id}, rendered each time', uncached.url + COURSE);
  await add('/course/{id}, repeated', site.url + COURSE);
  await add('/, rendered each time', `${uncached.url}/`);
  await add('/, repeated', `${site.url}/`);

  const body = Buffer.from(await (await fetch(site.url + SEARCH)).arrayBuffer());
  const plain = await servePlain(body);
  pin('0', plain.pid);
  const bare = await add('floor: node:http, the bytes of /search/python', plain.url);
  await plain.stop();
  const nginx = await serveNginx([Number(new URL(site.url).port)]);
  if (nginx) pin('0', ...nginx.pids);
  const behind = nginx && (await add('/search/python behind nginx as shipped', nginx.url + SEARCH));
  await nginx?.stop();

  print(
    ['what (one core, 20 connections)', 'HTML bytes', 'requests/s', 'p50 ms', 'p99 ms', 'failed'],
    rows.map(({ name, bytes, rate, p50, p99, failed }) => [name, bytes, Math.round(rate), p50, p99, failed]),
  );
  const share = (row: Row, floor: Row) => `${Math.round((row.rate / floor.rate) * 100)} %`;
  print(
    ['target', 'at least', 'found'],
    [
      ['/search/python rendered, of the empty page', '12 %', share(fresh, empty)],
      ['/search/python rendered, of the constant page', '60 %', share(fresh, constant)],
      ['/search/{another} rendered, of the constant page', '60 %', share(other, constant)],
      ['/search/python repeated, of the static page', '100 %', share(kept, fixed)],
      ['/search/python behind nginx, of node:http', '50 %', behind ? share(behind, bare) : 'no nginx here'],
      ['answers that failed', '0', rows.reduce((sum, { failed }) => sum + failed, 0)],
    ],
  );
}

async function inABrowser(site: Site, floors: Floors): Promise<void> {
  const type: Interaction = async (page) => {
    await page.getByRole('combobox').first().tap();
    await page.keyboard.type('pyt', { delay: 150 });
  };
  const filter: Interaction = async (page) => {
    await page.locator('summary', { hasText: 'Filters' }).tap();
    await type(page);
  };
  const pages: { name: string; url: string; interaction?: Interaction }[] = [
    { name: 'floor: empty page', url: `${floors.url}/empty` },
    { name: '/', url: `${site.url}/`, interaction: type },
    { name: SEARCH, url: site.url + SEARCH, interaction: filter },
    { name: COURSE, url: site.url + COURSE, interaction: type },
    { name: LESSON, url: site.url + LESSON, interaction: type },
  ];
  const found = await visitPages(pages, VISITS);
  print(
    ['phone: slow 4G, processor 4 times slower', 'TTFB ms', 'LCP ms', 'INP ms', 'CLS', 'TBT ms'],
    found.map(({ ttfb, lcp, inp, cls, tbt }, at) => [
      pages[at]?.name.slice(0, 30) ?? '',
      Math.round(ttfb),
      Math.round(lcp),
      pages[at]?.interaction ? Math.round(inp) : '–',
      cls.toFixed(3),
      Math.round(tbt),
    ]),
  );
}

/** Everything that people request, in turn; half of it only once. */
async function memory(site: Site): Promise<void> {
  const words = findWords();
  const mixed: Vary = (turn) => {
    const word = words[turn % words.length];
    const wishes = [
      SEARCH,
      `/search/${word}?without=x${turn}`,
      COURSE,
      `/api/suggest?q=${word}&turn=${turn}`,
      '/',
      `/course/nobody-knows-${turn}`,
    ];
    return wishes[turn % wishes.length] ?? '/';
  };
  const before = await memoryOf(site.pid);
  const from = performance.now();
  const ask = (amount: number, path: Vary) => load(site.url, { path, isOver: (turn) => turn >= amount });
  await ask(Math.round(REQUESTS / 10), mixed);
  const early = await memoryOf(site.pid);
  await ask(Math.round(REQUESTS * 0.9), (turn) => mixed(turn + Math.round(REQUESTS / 10)));
  const late = await memoryOf(site.pid);
  print(
    ['memory', 'MB'],
    [
      ['after the rounds above', before],
      [`after ${Math.round(REQUESTS / 10)} mixed requests`, early],
      [`after ${REQUESTS} (${Math.round((performance.now() - from) / 1_000)} s)`, late],
      ['growth of the last nine tenths', `${Math.round((late / early - 1) * 100)} %`],
    ],
  );
}

async function firstAnswers(env: NodeJS.ProcessEnv & { INDEX_DIR: string }): Promise<void> {
  const { pages, process } = await measureFirstAnswers(await getPort(), env);
  print(
    ['first answer', 'processor s after a start', 'after a new index'],
    pages.map(({ path, afterStart, afterIndex }) => [path, afterStart.toFixed(2), afterIndex.toFixed(2)]),
  );
  print(
    ['a server', 'memory MB', 'processor s so far'],
    process.map(({ when, memory, cpu }) => [when, memory, cpu.toFixed(2)]),
  );
}

/**
 * `npm run bench -- [seconds per round] [requests of the memory test]`: measures everything in one run next
 * to its floor. The server is pinned to one core, the load generator to the other.
 */
async function bench(): Promise<void> {
  process.chdir(ROOT);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const env = {
    ...process.env,
    ...catalog,
    LIVE_SOURCES: 'none',
    LOG_LEVEL: 'warn',
    // Every request comes from this machine.
    RATE_LIMIT_CLIENT: '100000000',
    RATE_LIMIT_GLOBAL: '100000000',
  };
  await firstAnswers(env);
  pin('1', process.pid);
  const port = await getPort();
  const from = performance.now();
  const site = await serveSite(port, env);
  const started = Math.round(performance.now() - from);
  const uncached = await serveSite(await getPort(), { ...env, PAGE_CACHE_MB: '0' });
  const first = performance.now();
  const html = await (await fetch(site.url + SEARCH)).text();
  const version = JSON.parse(await readFile(join(ROOT, 'node_modules/next/package.json'), 'utf8')).version;
  console.log(
    `Next ${version}, Node ${process.version}; start-up ${started} ms, first search ${Math.round(performance.now() - first)} ms`,
  );
  const floors = await serveFloors(html);
  pin('0', site.pid, uncached.pid, floors.pid);
  try {
    await throughput(site, uncached, floors);
    await uncached.stop();
    await memory(site);
    await inABrowser(site, floors);
  } finally {
    await floors.stop();
    await site.stop();
  }
}

exitWith(bench());
