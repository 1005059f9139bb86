import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { builtInIndex } from '@/__tests__/support/built-in-index';
import { aSearch } from '@/__tests__/support/search';
import { readPeopleQueries } from '@/engine/judge/people';
import { readMomentQueries } from '@/engine/judge/run-moments';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { clusterEngine, loadCluster } from '@/lib/search/server/site-cluster';

jest.setTimeout(600_000);

const url = process.env.CLUSTER_URLS ?? '';
const alias = 'builtin';
let folder: string;
let builtIn: SyncEngine;
let engine: SearchEngine;

beforeAll(async () => {
  const file = await builtInIndex();
  folder = await mkdtemp(join(tmpdir(), 'polymath-dictionaries-'));
  await loadCluster({ url, file, alias, wait: 1 });
  builtIn = openEngine(file);
  engine = clusterEngine({ url, alias, timeout: 30_000, dictionaries: folder });
});
afterAll(async () => {
  await engine.close();
  builtIn.close();
  await rm(folder, { recursive: true, force: true });
});

const judged = [
  ...[
    'engineers-queries',
    'people-queries',
    'additions-tuned',
    'additions-held-out',
    'outside-tuned',
    'outside-held-out',
  ].flatMap((name) => readPeopleQueries(`engine/judge/${name}.jsonl`).map(({ q }) => q)),
  ...readMomentQueries('engine/judge/moments-queries.jsonl').map(({ q }) => q),
];

it('answers every judged search as the built-in engine does', async () => {
  const different: string[] = [];
  for (const words of new Set(judged)) {
    const search = aSearch(words);
    const expected = builtIn.search(search);
    const answer = await engine.search(search);
    if (!isDeepStrictEqual(answer, expected)) different.push(words);
  }
  expect(different).toEqual([]);
});

it.each([
  ['a filter', 'python', { level: 'beginner' }],
  [
    'many filters',
    'mathematics',
    { level: 'beginner', language: ['en', 'es'], cost: 'free', length: 'min-10' },
  ],
  ['a page far behind', 'introduction', { page: '30' }],
  ['the newest', 'physics', { sort: 'newest', page: '3' }],
  ['the most popular', 'history', { sort: 'popular', page: '2' }],
])('answers %s as the built-in engine does', async (_, words, query) => {
  const search = aSearch(words, query);
  expect(await engine.search(search)).toEqual(builtIn.search(search));
});

it('sums up, lists and suggests as the built-in engine does', async () => {
  for (const words of ['python', 'world history', 'quantum mechanics'])
    expect(await engine.summarise(aSearch(words))).toEqual(builtIn.summarise(aSearch(words)));
  for (const typed of ['p', 'py', 'machine le', 'stanf', 'pythn', 'how to', 'linear alg'])
    expect(await engine.suggest(typed, 8)).toEqual(builtIn.suggest(typed, 8));
  expect(await engine.listCourseIds(100, 5_000)).toEqual(builtIn.listCourseIds(100, 5_000));
  expect(await engine.listDated(5_000, 5_000)).toEqual(builtIn.listDated(5_000, 5_000));
  expect(await engine.listLessons(10_000, 5_000)).toEqual(builtIn.listLessons(10_000, 5_000));
  expect(await engine.listAdded(undefined, 50)).toEqual(builtIn.listAdded(undefined, 50));
  for (const id of builtIn.listCourseIds(0, 40))
    expect(await engine.findCourse(id)).toEqual(builtIn.findCourse(id));
});
