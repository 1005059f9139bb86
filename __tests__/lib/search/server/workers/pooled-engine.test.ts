import { open as openFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexFile, POINTER, writePointer } from '@polymath/engine/files';
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { FakeWorker } from '@/__tests__/support/fake-worker';
import { forEachTest } from '@/__tests__/support/fixtures';
import { aSearch } from '@/__tests__/support/search';
import { until } from '@/__tests__/support/until';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { type PoolOptions, pooledEngine } from '@/lib/search/server/workers/pooled-engine';
import type { Spawn } from '@/lib/search/server/workers/worker-pool';
import { workFor } from '@/lib/server/client-work';
import { log } from '@/lib/server/log';
import { aCourse } from '@/scripts/fakes/course';

const OLD = [aCourse({ id: 'old', title: 'Old algebra' })];
const NEW = [aCourse({ id: 'new', title: 'New algebra' })];

const folder = forEachTest(() => aCatalogFolder(OLD));
let engine: SearchEngine;

function open(options: Partial<PoolOptions> = {}): SearchEngine {
  engine = pooledEngine({
    indexDir: folder.indexDir,
    workers: 1,
    timeout: 2000,
    pollEvery: 20,
    pause: 20,
    spawn: (start) => new FakeWorker(start),
    ...options,
  });
  return engine;
}

beforeEach(async () => {
  FakeWorker.all = [];
  FakeWorker.opening = 0;
  FakeWorker.answering = 0;
});
afterEach(async () => {
  await engine.close();
});

/** An engine with one worker, which has answered and takes so many milliseconds from now on. */
async function openWithWorker(options: Partial<PoolOptions> = {}, delay = 0): Promise<FakeWorker> {
  await open(options).suggest('o', 1);
  const [worker] = FakeWorker.all;
  if (!worker) throw new Error('There is no worker.');
  worker.delay = delay;
  return worker;
}

/** Starts workers that find no index as long as `lacks` says so. */
const lacking =
  (lacks: () => boolean): Spawn =>
  (start) =>
    new FakeWorker(lacks() ? { file: '/nowhere/catalog.db' } : start);
const answered = () => until(() => engine.search(aSearch('old')).catch(() => undefined));
const asked = () =>
  FakeWorker.all.flatMap((worker) => worker.asked.filter(({ method }) => method === 'search'));

it('answers from its workers', async () => {
  const answer = await open({ workers: 2 }).search(aSearch('algebra'));

  expect(answer.results.map(({ id }) => id)).toEqual(['old']);
  expect(answer.indexVersion).toBe(folder.report.version);
  await expect(engine.version()).resolves.toBe(folder.report.version);
});

it('asks equal questions once, at the same time and later', async () => {
  open();
  await Promise.all([engine.search(aSearch('algebra')), engine.search(aSearch('algebra'))]);
  await engine.search(aSearch('algebra'));

  expect(asked()).toHaveLength(1);
});

it('counts the time of a question for its client, and asks others first that had less', async () => {
  const charged: [string, number][] = [];
  const as = <Result>(client: string, work: () => Promise<Result>) =>
    workFor({ client, network: client, charge: (ms) => void charged.push([client, ms]) }, work);
  await openWithWorker({}, 30);
  const hard = ['a', 'b', 'c', 'd'].map((words) => as('hard', () => engine.search(aSearch(words))));
  await until(() => asked().length === 1);
  const easy = as('easy', () => engine.search(aSearch('algebra')));
  await Promise.all([...hard, easy]);
  expect(asked().map(({ args: [search] }) => (search as { words: string }).words)).toEqual([
    ...['a', 'algebra', 'b', 'c', 'd'],
  ]);
  const clients = ['hard', 'easy', 'hard', 'hard', 'hard'];
  expect(charged).toEqual(clients.map((client) => [client, 30]));
});

it('turns a question away in time and replaces the worker that is stuck', async () => {
  await openWithWorker({ timeout: 60 }, Number.POSITIVE_INFINITY);

  await expect(engine.search(aSearch('algebra'))).rejects.toMatchObject({
    code: 'search/unavailable',
    status: 503,
  });
  expect(await answered()).toMatchObject({ total: 1 });
  expect(FakeWorker.all).toHaveLength(2);
});

it('ends no worker while it is at work, for that would end the process, but once it has answered', async () => {
  const late = await openWithWorker({ timeout: 20 }, 1_000);

  await expect(engine.search(aSearch('algebra'))).rejects.toMatchObject({ status: 503 });
  await until(() => late.isTerminated);
  expect(late.endedAtWork).toBe(false);
});

it('lets a worker that is at work answer before it is ended with all others', async () => {
  const busy = await openWithWorker({}, 100);
  const search = engine.search(aSearch('algebra'));
  await until(() => asked().length > 0);
  const closed = engine.close();

  await expect(search).resolves.toMatchObject({ total: 1 });
  await closed;
  expect(busy).toMatchObject({ isTerminated: true, endedAtWork: false });
});

it('ends a worker that opens its index once it has', async () => {
  open({ workers: 2 });
  const first = engine.suggest('o', 1);
  await until(() => FakeWorker.all.length > 0);
  FakeWorker.opening = 100;
  await first;
  const [, opening] = FakeWorker.all;
  await engine.close();
  expect(opening).toMatchObject({ isTerminated: true, endedAtWork: false });
});

it('leaves a worker that is only late in its place', async () => {
  const late = await openWithWorker({ timeout: 300 }, 500);

  await expect(engine.search(aSearch('algebra'))).rejects.toMatchObject({ status: 503 });
  late.delay = 0;
  expect(await answered()).toMatchObject({ total: 1 });
  expect(FakeWorker.all).toHaveLength(1);
});

it('replaces a worker that dies', async () => {
  (await openWithWorker()).die();

  await expect(engine.search(aSearch('algebra'))).resolves.toMatchObject({ total: 1 });
  expect(FakeWorker.all).toHaveLength(2);
});

it('goes on with the worker that it has when another one does not open the index, and tries that one again', async () => {
  let isBroken = true;
  open({ workers: 2, spawn: lacking(() => isBroken && FakeWorker.all.length > 0) });
  await engine.suggest('o', 1);
  await until(() => FakeWorker.all.length > 3);

  await expect(engine.search(aSearch('algebra'))).resolves.toMatchObject({ total: 1 });
  isBroken = false;
  await until(() => FakeWorker.all.filter(({ isOpen }) => isOpen).length === 2);
});

it('goes on with the worker that it has when there is no thread for another one, and tries again', async () => {
  let isFull = true;
  let refused = 0;
  open({
    workers: 2,
    spawn: (start) => {
      if (!isFull || FakeWorker.all.length === 0) return new FakeWorker(start);
      refused += 1;
      throw new Error('ERR_WORKER_INIT_FAILED');
    },
  });
  await engine.suggest('o', 1);
  await until(() => refused > 2);

  await expect(engine.search(aSearch('algebra'))).resolves.toMatchObject({ total: 1 });
  isFull = false;
  await until(() => FakeWorker.all.filter(({ isOpen }) => isOpen).length === 2);
});

it('starts no more workers than wanted when there was no thread for one of them', async () => {
  let starts = 0;
  open({
    workers: 4,
    spawn: (start) => {
      if (++starts === 2) throw new Error('ERR_WORKER_INIT_FAILED');
      return new FakeWorker(start);
    },
  });
  await until(() => FakeWorker.all.filter(({ isOpen }) => isOpen).length >= 4);

  expect(FakeWorker.all).toHaveLength(4);
});

it('waits before it replaces a worker again, also when another one opens the index meanwhile', async () => {
  open({
    workers: 3,
    pause: 60_000,
    spawn: (start) => {
      const number = FakeWorker.all.length + 1;
      FakeWorker.opening = number === 3 ? 100 : 0;
      return new FakeWorker(number === 2 || number > 3 ? { file: '/nowhere/catalog.db' } : start);
    },
  });
  await until(() => FakeWorker.all[2]?.isOpen);

  expect(FakeWorker.all).toHaveLength(4);
});

it('replaces a worker at once when one that was started since the last loss has answered', async () => {
  open({ workers: 2, pause: 100 });
  await engine.suggest('o', 1);
  await until(() => FakeWorker.all.filter(({ isOpen }) => isOpen).length === 2);
  for (const at of [0, 1, 2]) FakeWorker.all[at]?.die();
  const started = () => FakeWorker.all.slice(3);
  await until(() => started().filter(({ isOpen }) => isOpen).length === 2);
  await engine.search(aSearch('algebra'));
  expect(started().map(({ asked }) => asked.length)).toEqual([1, 0]);

  started()[0]?.die();

  expect(FakeWorker.all).toHaveLength(6);
});

it('turns questions away at once while its workers die one after the other, and answers when one lives', async () => {
  let isBroken = false;
  const worker = await openWithWorker({ spawn: lacking(() => isBroken), pause: 5 });
  isBroken = true;
  worker.die();
  await until(() => FakeWorker.all.length > 6);

  await expect(engine.search(aSearch('algebra'))).rejects.toMatchObject({ status: 503 });
  isBroken = false;
  expect(await answered()).toMatchObject({ total: 1 });
});

describe('an index that does not open', () => {
  const BAD = 'deadbeefdeadbeef';

  it('is logged once for each reason, and warned of until another one is current; the open one goes on', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    open();
    await engine.search(aSearch('algebra'));
    expect(engine.warning()).toBeUndefined();
    await writePointer(folder.indexDir, BAD);
    await until(() => FakeWorker.all.length > 3);

    expect(logged.mock.calls.map(([said]) => said)).toEqual([
      { version: BAD, reason: expect.stringContaining('There is no index at') },
    ]);
    expect(engine.warning()).toContain(BAD);
    await expect(engine.search(aSearch('old'))).resolves.toMatchObject({ total: 1 });
    await writePointer(folder.indexDir, folder.report.version);
    await until(() => engine.warning() === undefined);
    logged.mockRestore();
  });

  it('is warned of where the pointer is damaged or gone, while the open one goes on', async () => {
    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
    open();
    await engine.search(aSearch('algebra'));
    for (const damage of [
      () => writeFile(join(folder.indexDir, POINTER), '../../../etc'),
      () => rm(join(folder.indexDir, POINTER)),
    ]) {
      await damage();
      await until(() => engine.warning());
      await expect(engine.search(aSearch('old'))).resolves.toMatchObject({ total: 1 });
      await writePointer(folder.indexDir, folder.report.version);
      await until(() => engine.warning() === undefined);
    }
    expect(logged).toHaveBeenCalledWith(
      { version: '', reason: expect.stringContaining('CURRENT names no version') },
      expect.anything(),
    );
    logged.mockRestore();
  });

  it('is tried less and less often, however often the pointer is read', async () => {
    open({ pollEvery: 1, pause: 60_000 });
    await engine.search(aSearch('algebra'));
    await writePointer(folder.indexDir, BAD);
    await until(() => engine.warning());
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(FakeWorker.all).toHaveLength(2);
  });
});

it('switches to a new index under load without an error', async () => {
  open({ workers: 2 });
  const seen = new Set<string | undefined>();
  let isOver = false;
  const lanes = Array.from({ length: 4 }, async (_, lane) => {
    for (let i = 0; !isOver; i++) {
      const { results } = await engine.search(aSearch('algebra', { without: `x${lane}y${i}` }));
      seen.add(results[0]?.id);
    }
  });
  await folder.rebuild(NEW);
  await until(() => seen.has('new'));
  isOver = true;
  await Promise.all(lanes);

  expect(seen).toEqual(new Set(['old', 'new']));
  await until(() => FakeWorker.all.filter((worker) => !worker.isTerminated).length === 2);
});

it('goes on to follow the pointer when a worker of the new index hangs', async () => {
  open({ timeout: 50, drain: 50 });
  await engine.suggest('o', 1);
  FakeWorker.answering = Number.POSITIVE_INFINITY;
  await folder.rebuild(NEW);
  const { version } = folder.report;
  await until(() => FakeWorker.all.length > 1);
  FakeWorker.answering = 0;
  await until(async () => (await engine.version()) !== version);
  const answer = await engine.search(aSearch('algebra'));
  expect(answer.results.map(({ id }) => id)).toEqual(['new']);
});

it('logs why searches fail, once and without their words, and warns of it', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  // The change of the file is not noticed meanwhile.
  open({ pollEvery: 600_000 });
  await engine.search(aSearch('algebra'));
  expect(engine.warning()).toBeUndefined();
  const file = indexFile(folder.indexDir, folder.report.version);
  const damaged = await openFile(file, 'r+');
  const { size } = await damaged.stat();
  await damaged.write(Buffer.alloc(size - 8_192, 7), 0, size - 8_192, 8_192);
  await damaged.close();

  for (const words of ['confidential words', 'other words'])
    await expect(engine.search(aSearch(words))).rejects.toMatchObject({ code: 'search/unavailable' });
  expect(logged.mock.calls.map(([said]) => said)).toEqual([
    { version: folder.report.version, reason: 'SQLITE_CORRUPT', trace: expect.anything() },
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('confidential');
  expect(engine.warning()).toBe('searches fail: SQLITE_CORRUPT');
  await truncate(file, 0);
  await expect(engine.search(aSearch('third words'))).rejects.toMatchObject({ status: 503 });
  expect(engine.warning()).toBe(`searches fail: the index file has 0 bytes instead of ${size}`);
  logged.mockRestore();
});

it('says that search is unavailable while no index was built, and answers once there is one', async () => {
  const empty = `${folder.root}/later`;
  open({ indexDir: empty });

  await expect(engine.search(aSearch('algebra'))).rejects.toMatchObject({ code: 'search/unavailable' });
  const { cp } = await import('node:fs/promises');
  await cp(folder.indexDir, empty, { recursive: true });
  // The pointer may have been there before the whole file was.
  expect(await answered()).toMatchObject({ total: 1 });
});

it('ends its workers and turns questions away when it is closed', async () => {
  open({ workers: 2 });
  await engine.search(aSearch('algebra'));
  await engine.close();

  expect(FakeWorker.all.every((worker) => worker.isTerminated)).toBe(true);
  await expect(engine.search(aSearch('more'))).rejects.toMatchObject({ code: 'search/unavailable' });
});
