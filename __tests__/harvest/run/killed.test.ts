import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { forAllTests, forEachTest } from '@/__tests__/support/fixtures';
import { aHarvestFolder, anEdxCourse, anEdxPage, aSource } from '@/__tests__/support/harvest';
import { isLongRun } from '@/__tests__/support/long-run';
import { json, startWebServer } from '@/__tests__/support/web-server';

jest.setTimeout(120_000);

const PAGES = 4;

const server = forAllTests(startWebServer);
const folder = forEachTest(aHarvestFolder);
let child: ChildProcess | undefined;

afterEach(async () => {
  child?.kill('SIGKILL');
});

/** Serves pages of a hundred courses; `onPage` sees each before it is answered. */
function play(onPage: (page: number) => void = () => {}): void {
  server.play(({ url }) => {
    const page = Number(url.searchParams.get('page'));
    onPage(page);
    const courses = Array.from({ length: 100 }, (_, n) => anEdxCourse(`CS${page}x${n}`));
    const next = page < PAGES ? `${server.url}/api/courses/v1/courses/?page=${page + 1}&page_size=100` : null;
    return json(anEdxPage(courses, next));
  });
}

function start(): ChildProcess {
  const script = resolve('__tests__/support/harvest-child.ts');
  child = spawn(process.execPath, ['--import', 'tsx', script, folder.root, server.url], { stdio: 'ignore' });
  return child;
}

/** Kills the harvest as soon as a file with this name appears in a folder. */
async function killAtFile(dir: string, name: RegExp): Promise<void> {
  mkdirSync(dir, { recursive: true });
  const running = start();
  const watcher = watch(dir, () => {
    if (readdirSync(dir).some((file) => name.test(file))) running.kill('SIGKILL');
  });
  await once(running, 'exit');
  watcher.close();
}

/** Five processes that load DuckDB take half a minute. */
const inLongRuns = isLongRun ? it : it.skip;

inLongRuns(
  'loses nothing when it is killed while it reads, ends a run, merges and replaces the catalogue',
  async () => {
    const edx = aSource({ id: 'edx', origin: server.url });
    const undisturbed = await aHarvestFolder();
    play();
    await undisturbed.run([edx]);
    const whole = await undisturbed.text();
    await undisturbed.remove();

    play((page) => page === 3 && child?.kill('SIGKILL'));
    await once(start(), 'exit');
    expect(existsSync(join(folder.stateDir, 'edx', 'current.jsonl'))).toBe(true);
    server.requests.length = 0;
    play();
    await killAtFile(join(folder.stateDir, 'edx'), /^finish\.duckdb/);
    expect(server.requests.map(({ url }) => url.searchParams.get('page'))).toEqual(['3', '4']);
    await killAtFile(join(folder.stateDir, 'edx'), /^run-/);
    await killAtFile(folder.stateDir, /^merge\.duckdb/);
    await killAtFile(folder.root, /^out\.importing-/);

    const { sources, catalogue } = await folder.run([edx]);

    expect(sources).toMatchObject([{ kind: 'finished', facts: 100 * PAGES, removed: 0 }]);
    expect(catalogue).toMatchObject({ kept: false, problems: [] });
    expect(await folder.text()).toBe(whole);
    expect(readdirSync(folder.root).sort()).toEqual(['base', 'out', 'state']);
  },
);
