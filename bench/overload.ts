import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { buildCatalog } from '@/scripts/build-catalog';
import { ROOT } from '@/scripts/build-paths';
import { buildSite } from '@/scripts/build-site';
import { exitWith } from '@/scripts/run-command';
import { serveSite } from '@/scripts/serve-site';
import { loadFor } from './site/load';
import { percentile } from './statistics';

const SECONDS = Number(process.argv[2] ?? 60);
const TIMES = 10;
/** Requests per second that overload a process on any machine, in case the measured capacity was too low. */
const TOO_MANY = 2_000;
const CONNECTIONS = 400;
const PROBE_MS = 200;
const GIVE_UP_MS = 30_000;
/** 99 of 100 refusals take at most so long. */
const REFUSED_MS = 1_000;
/** After the load the site answers within a second again after so long at most. */
const RECOVERED_MS = 5_000;
const USUAL_MS = 1_000;

let sent = 0;
const path = () => `/search/python?without=x${sent++}`;

/** What is wrong with a page: half of the results with status 200 would not be seen by the status. */
async function faultOfPage(url: string): Promise<string | undefined> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status === 503) return answer.headers.has('retry-after') ? undefined : '503 without Retry-After';
  if (answer.status !== 200) return `status ${answer.status}`;
  return text.includes('</html>') && text.includes('Python') ? undefined : 'a page that is not whole';
}

/** Milliseconds until the site answers as usual again. */
async function recover(site: string): Promise<number> {
  const ended = performance.now();
  while (performance.now() - ended < GIVE_UP_MS) {
    const from = performance.now();
    const { status } = await fetch(site + path());
    if (status === 200 && performance.now() - from < USUAL_MS) break;
    await wait(50);
  }
  return Math.round(performance.now() - ended);
}

async function overload(site: string): Promise<boolean> {
  await loadFor(2, site, { path });
  const usualSeconds = Math.min(SECONDS, 5);
  const sustained = (await loadFor(usualSeconds, site, { path })).length / usualSeconds;
  const wrong = new Set<string>();
  let isOver = false;
  const probing = (async () => {
    for (; !isOver; await wait(PROBE_MS)) {
      const fault = await faultOfPage(site + path()).catch((error: Error) => error.message);
      if (fault) wrong.add(fault);
    }
  })();
  const perSecond = Math.max(TOO_MANY, sustained * TIMES);
  const answers = await loadFor(SECONDS, site, { path, connections: CONNECTIONS, perSecond });
  isOver = true;
  const recoveredMs = await recover(site);
  await probing;
  const refusals = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  for (const { status } of answers) if (status !== 200 && status !== 503) wrong.add(`status ${status}`);
  const refusedMs = Math.round(percentile(refusals, 0.99));
  console.table({
    'pages a second before': Math.round(sustained),
    'requests a second': Math.round(answers.length / SECONDS),
    'complete pages': answers.filter(({ status }) => status === 200).length,
    refusals: refusals.length,
    'refusals, p99 ms': refusedMs,
    'as usual again after, ms': recoveredMs,
  });
  for (const fault of wrong) console.log(fault);
  return wrong.size === 0 && refusedMs <= REFUSED_MS && recoveredMs <= RECOVERED_MS;
}

/** `npm run overload -w bench -- [seconds]`: sends ten times the load that the built site can handle, and checks its answers. */
async function main(): Promise<boolean> {
  process.chdir(ROOT);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const site = await serveSite(await getPort(), {
    ...process.env,
    ...catalog,
    LIVE_SOURCES: 'none',
    LOG_LEVEL: 'silent',
    // The whole server is tested, and every request comes from this machine.
    RATE_LIMIT_CLIENT: '100000000',
  });
  try {
    return await overload(site.url);
  } finally {
    await site.stop();
  }
}

exitWith(main());
