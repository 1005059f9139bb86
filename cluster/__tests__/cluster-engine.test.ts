import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { CONTRACT_COURSES, CONTRACT_TOPICS } from '@/__tests__/support/engine-contract';
import { type ClusterFault, startFakeOpenSearch } from '@/__tests__/support/fake-opensearch';
import { forAllTests } from '@/__tests__/support/fixtures';
import { aSearch } from '@/__tests__/support/search';
import { until } from '@/__tests__/support/until';
import { indexOf, PARTS } from '@/cluster/cluster-mapping';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { clusterEngine, loadCluster } from '@/lib/search/server/site-cluster';
import { log } from '@/lib/server/log';
import { aCourse } from '@/scripts/fakes/course';

jest.setTimeout(60_000);

const cluster = forAllTests(startFakeOpenSearch);
const folder = forAllTests(() => aCatalogFolder(CONTRACT_COURSES, CONTRACT_TOPICS));
let engine: SearchEngine;

const load = (options: object = {}) =>
  loadCluster({ url: cluster.url, file: folder.file, alias: 'polymath', wait: 1, ...options });
const open = (options: object = {}) =>
  clusterEngine({
    url: cluster.url,
    alias: 'polymath',
    timeout: 10_000,
    dictionaries: `${folder.root}/dictionaries`,
    ...options,
  });

beforeAll(async () => {
  await load();
});
beforeEach(() => {
  engine = open();
});
afterEach(async () => {
  cluster.fail(() => undefined);
  await engine.close();
});

describe('asking a cluster', () => {
  it('asks equal questions once', async () => {
    await engine.version();
    cluster.requests.length = 0;
    await Promise.all([engine.search(aSearch('c++')), engine.search(aSearch('c++'))]);
    const asked = cluster.requests.filter(({ path }) => path.includes('_msearch')).length;
    expect(asked).toBeGreaterThan(0);
    await engine.search(aSearch('c++'));
    expect(cluster.requests.filter(({ path }) => path.includes('_msearch'))).toHaveLength(asked);
  });

  it('asks all that it can know of at once', async () => {
    const forgetful = open({ remember: false });
    await forgetful.version();
    cluster.requests.length = 0;
    await forgetful.search(aSearch('python for beginners in spanish'));
    const asked = cluster.requests.filter(({ path }) => path.includes('_msearch'));
    expect(asked.length).toBeLessThanOrEqual(8);
    expect(Math.max(...asked.map(({ body }) => body.split('\n').length))).toBeGreaterThan(10);
    await forgetful.close();
  });

  it('looks for the current version once, however many ask at once', async () => {
    const fresh = open({});
    cluster.requests.length = 0;
    await Promise.all([fresh.search(aSearch('python')), fresh.suggest('py', 3), fresh.findCourse('ml-ng')]);
    expect(cluster.requests.filter(({ path }) => path.includes('_alias'))).toHaveLength(1);
    await fresh.close();
  });
});

describe('a cluster in trouble', () => {
  const faults: ClusterFault[] = [
    400,
    401,
    404,
    408,
    429,
    503,
    'slow',
    'cut',
    'malformed',
    'html',
    'partial',
  ];
  it.each(faults)('answers with an honest failure in time: %s', async (fault) => {
    await engine.close();
    engine = open({ timeout: fault === 'slow' ? 500 : 1500 });
    await engine.version();
    cluster.fail((path) => (path.includes('search') ? fault : undefined));
    const failure = { code: 'search/unavailable', status: 503 };
    await expect(engine.search(aSearch('python'))).rejects.toMatchObject(failure);
    await expect(engine.suggest('py', 3)).rejects.toMatchObject(failure);
    await expect(engine.findCourse('cpp')).rejects.toMatchObject(failure);
    cluster.fail(() => undefined);
    await expect(engine.search(aSearch('python'))).resolves.toMatchObject({ total: 2 });
  });

  it('fails as honestly when nobody is there, and when the key is wrong', async () => {
    const nobody = open({ url: 'http://127.0.0.1:9' });
    await expect(nobody.overview()).rejects.toMatchObject({ code: 'search/unavailable' });
    await nobody.close();
    const stranger = open({ url: cluster.url.replace('secret', 'other') });
    await expect(stranger.search(aSearch('python'))).rejects.toMatchObject({ code: 'search/unavailable' });
    await stranger.close();
  });
});

describe('a cluster of several nodes', () => {
  it('asks another node where one does not answer, and stays with it', async () => {
    const two = open({ url: `http://127.0.0.1:9,${cluster.url}` });
    await expect(two.search(aSearch('python'))).resolves.toMatchObject({ total: 2 });
    await two.close();
  });

  it('leaves a node that is too slow to the next request', async () => {
    const slow = await startFakeOpenSearch();
    const two = open({ url: `${cluster.url},${slow.url}`, timeout: 500 });
    await two.version();
    cluster.fail((path) => (path.includes('search') ? 'slow' : undefined));
    await expect(two.search(aSearch('python'))).rejects.toMatchObject({ status: 503 });
    slow.requests.length = 0;
    await expect(two.search(aSearch('python'))).rejects.toMatchObject({ status: 503 });
    expect(slow.requests.length).toBeGreaterThan(0);
    await two.close();
    await slow.close();
  });

  it.each([502, 503, 504])('leaves a node that answers %i to the next request', async (status) => {
    const lone = await startFakeOpenSearch();
    lone.fail(() => status);
    const two = open({ url: `${lone.url},${cluster.url}`, pause: 1 });
    await expect(two.search(aSearch('python'))).rejects.toMatchObject({ status: 503 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(two.search(aSearch('python'))).resolves.toMatchObject({ total: 2 });
    expect(lone.requests).toHaveLength(1);
    await two.close();
    await lone.close();
  });
});

it('fetches a dictionary once, however long it takes and however many give up meanwhile', async () => {
  const hasty = open({ dictionaries: `${folder.root}/slow`, timeout: 100 });
  let delay = true;
  cluster.fail((path) => (delay && path.includes('_doc/0') ? 'late' : undefined));
  cluster.requests.length = 0;
  const failure = { code: 'search/unavailable' };
  await expect(hasty.search(aSearch('python'))).rejects.toMatchObject(failure);
  await expect(hasty.search(aSearch('python'))).rejects.toMatchObject(failure);
  delay = false;
  await new Promise((resolve) => setTimeout(resolve, 800));
  await expect(hasty.version()).resolves.toBe(folder.report.version);
  expect(cluster.requests.filter(({ path }) => path.includes('_doc/0'))).toHaveLength(1);
  await hasty.close();
});

it('tries a version that does not open no sooner because the current one was not known for a while', async () => {
  const fresh = open({ dictionaries: `${folder.root}/never`, pause: 60_000 });
  cluster.requests.length = 0;
  for (const isTold of [true, false, true]) {
    cluster.fail((path) => (isTold ? (path.includes('_doc/0') ? 'malformed' : undefined) : 503));
    await expect(fresh.version()).rejects.toMatchObject({ code: 'search/unavailable' });
  }
  expect(cluster.requests.filter(({ path }) => path.includes('_doc/0'))).toHaveLength(1);
  await fresh.close();
});

it('closes once a look for the current version has ended', async () => {
  const closing = open({ dictionaries: `${folder.root}/closing` });
  cluster.fail((path) => (path.includes('_doc/0') ? 'late' : undefined));
  cluster.requests.length = 0;
  let isOpen = false;
  void closing.version().then(() => {
    isOpen = true;
  });
  await until(() => cluster.requests.some(({ path }) => path.includes('_doc/0')));

  await closing.close();

  expect(isOpen).toBe(true);
});

it('does not use a dictionary that is damaged on its way', async () => {
  const damaged = open({ dictionaries: `${folder.root}/damaged`, pause: 50 });
  cluster.fail((path) => (path.includes('_doc/0') ? 'malformed' : undefined));
  await expect(damaged.search(aSearch('python'))).rejects.toMatchObject({ code: 'search/unavailable' });
  cluster.fail(() => undefined);
  const answer = await until(() => damaged.search(aSearch('python')).catch(() => undefined));
  expect(answer).toMatchObject({ total: 2 });
  await damaged.close();
});

it('takes a look at the current version that fails for no word about the next one', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const next = await aCatalogFolder([aCourse({ id: 'next', title: 'Python next' })]);
  const { version } = next.report;
  const follower = open({ dictionaries: `${folder.root}/unknown`, pollEvery: 1, pause: 60_000 });
  await follower.version();
  /** Looks for the current version some times, while the cluster says which one it is or does not. */
  const look = async (isTold: boolean) => {
    cluster.requests.length = 0;
    cluster.fail((path) => {
      if (path.includes(`${version}.dictionary/_doc`)) return 'malformed';
      return path.startsWith('/_alias/') && !isTold ? 503 : undefined;
    });
    await until(async () => {
      await follower.version();
      return cluster.requests.filter(({ path }) => path.startsWith('/_alias/')).length > 3;
    });
  };
  await look(false);
  expect(follower.warning()).toBeUndefined();
  await load({ file: next.file });
  await look(true);
  await look(false);
  expect(follower.warning()).toContain(version);
  await look(true);
  // The pause before another try of that version goes on.
  expect(cluster.requests.filter(({ path }) => path.includes('_doc/0'))).toEqual([]);
  expect(logged.mock.calls.map(([said]) => said)).toMatchObject([{ version }]);

  await follower.close();
  cluster.fail(() => undefined);
  await load();
  await next.remove();
  logged.mockRestore();
});

it('keeps the version in use while the next one does not open, and says why once', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const next = await aCatalogFolder([aCourse({ id: 'next', title: 'Python next' })]);
  const { version } = next.report;
  const follower = open({ dictionaries: `${folder.root}/followed`, pollEvery: 1, pause: 20 });
  await follower.version();
  cluster.fail((path) => (path.includes(`${version}.dictionary/_doc`) ? 'malformed' : undefined));
  await load({ file: next.file });
  cluster.requests.length = 0;
  const tries = () => cluster.requests.filter(({ path }) => path.includes('_doc/0')).length;
  await until(async () => {
    await expect(follower.search(aSearch('python'))).resolves.toMatchObject({ total: 2 });
    return tries() > 2;
  });
  const looks = cluster.requests.filter(({ path }) => path.includes('_alias')).length;
  expect(tries()).toBeLessThan(looks);
  expect(logged.mock.calls.map(([said]) => said)).toEqual([
    { version, reason: expect.stringContaining('in another shape') },
  ]);
  expect(follower.warning()).toContain(version);

  cluster.fail(() => undefined);
  await until(async () => (await follower.version()) === version);
  expect(follower.warning()).toBeUndefined();
  await follower.close();
  await load();
  await next.remove();
  logged.mockRestore();
});

describe('loading a cluster', () => {
  it('loads once, and only switches back to what is there', async () => {
    cluster.requests.length = 0;
    await expect(load()).resolves.toMatchObject({ version: folder.report.version, loaded: false });
    expect(cluster.requests.some(({ path }) => path.includes('_bulk'))).toBe(false);
  });

  it('switches to a new version without an error, keeps the previous one and deletes older ones', async () => {
    const others = await aCatalogFolder(
      [...CONTRACT_COURSES, aCourse({ id: 'new', title: 'Python anew', topics: ['python'] })],
      CONTRACT_TOPICS,
    );
    const third = await aCatalogFolder([aCourse({ id: 'only', title: 'Python only' })], CONTRACT_TOPICS);
    await load({ file: others.file });
    await load({ file: third.file });
    const kept = [others.report.version, third.report.version];
    expect(cluster.indexes()).toEqual(
      kept.flatMap((version) => PARTS.map((part) => indexOf('polymath', version, part))).sort(),
    );
    await load();
    await others.remove();
    await third.remove();
  });

  it('makes a version current only once its replicas are complete, in a later run too', async () => {
    const other = await aCatalogFolder([aCourse({ id: 'lone', title: 'Lone' })]);
    let lacking = Number.POSITIVE_INFINITY;
    cluster.fail((path) => (path.startsWith('/_cluster/health') && lacking-- > 0 ? 408 : undefined));
    for (let run = 0; run < 2; run++)
      await expect(load({ file: other.file, replicaTimeout: 20 })).rejects.toThrow(
        'The replicas of the index are not complete.',
      );
    expect(cluster.current('polymath')).toBe(`polymath-${folder.report.version}`);
    // More answers than a request is tried: only the deadline ends the waiting.
    lacking = 12;
    await expect(load({ file: other.file })).resolves.toMatchObject({ loaded: true });
    expect(lacking).toBeLessThan(0);
    await load();
    await other.remove();
  });

  it('sends once more what a busy cluster turned away, and gives up what it refuses', async () => {
    const other = await aCatalogFolder([aCourse({ id: 'busy', title: 'Busy' })]);
    let busy = 2;
    cluster.fail((path) => (path === 'item 1' && busy-- > 0 ? 429 : undefined));
    await expect(load({ file: other.file })).resolves.toMatchObject({ courses: 1, loaded: true });
    await load();

    const third = await aCatalogFolder([aCourse({ id: 'bad', title: 'Bad' })]);
    cluster.fail((path) => (path === 'item 1' ? 400 : undefined));
    await expect(load({ file: third.file })).rejects.toThrow('does not take 1');
    expect(cluster.current('polymath')).toBe(`polymath-${folder.report.version}`);
    cluster.fail(() => undefined);
    await expect(load({ file: third.file })).resolves.toMatchObject({ loaded: true });
    await load();
    await other.remove();
    await third.remove();
  });
});
