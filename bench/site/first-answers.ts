import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPointer, writePointer } from '@polymath/engine/files';
import { COURSE } from '@/scripts/sample-course';
import { serveSite } from '@/scripts/serve-site';
import { cpuOf, memoryOf } from './load';

const PAGES = ['/', '/topics', '/search/python', COURSE, '/plan?goal=become+a+nurse'];
/** A copy of the index under another name is a new version for the server. */
const NEXT_VERSION = 'b'.repeat(16);
const POLL_MS = 100;

export type FirstAnswers = {
  /** Seconds of a processor for the first answer of each page. */
  pages: { path: string; afterStart: number; afterIndex: number }[];
  /** Memory in MB, and all seconds of a processor so far. */
  process: { when: string; memory: number; cpu: number }[];
};

/** What a server without its page cache takes to start, to answer each page once, and to do so with a new index. */
export async function measureFirstAnswers(
  port: number,
  env: NodeJS.ProcessEnv & { INDEX_DIR: string },
): Promise<FirstAnswers> {
  const folder = await mkdtemp(join(tmpdir(), 'polymath-first-'));
  await cp(env.INDEX_DIR, folder, { recursive: true });
  const version = (await readPointer(folder)) ?? '';
  const site = await serveSite(port, { ...env, INDEX_DIR: folder, PAGE_CACHE_MB: '0' });
  const process: FirstAnswers['process'] = [];
  const note = async (when: string) =>
    process.push({ when, memory: await memoryOf(site.pid), cpu: await cpuOf(site.pid) });
  const untilOpen = async (index: string) => {
    const open = async () =>
      ((await (await fetch(`${site.url}/api/ready`)).json()) as { index?: string }).index;
    while ((await open()) !== index) await wait(POLL_MS);
  };
  const ask = async (path: string) => {
    const before = await cpuOf(site.pid);
    await (await fetch(site.url + path)).arrayBuffer();
    return (await cpuOf(site.pid)) - before;
  };
  try {
    await note('the port is open');
    await untilOpen(version);
    await note('ready');
    const afterStart: number[] = [];
    for (const path of PAGES) afterStart.push(await ask(path));
    await note('after these pages');
    await cp(join(folder, version), join(folder, NEXT_VERSION), { recursive: true });
    await writePointer(folder, NEXT_VERSION);
    await untilOpen(NEXT_VERSION);
    await note('a new index is open');
    const afterIndex: number[] = [];
    for (const path of PAGES) afterIndex.push(await ask(path));
    await note('after these pages of it');
    const pages = PAGES.map((path, at) => ({
      path,
      afterStart: afterStart[at] ?? 0,
      afterIndex: afterIndex[at] ?? 0,
    }));
    return { pages, process };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
