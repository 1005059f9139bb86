/** @jest-environment node */
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { type FakeOpenSearch, startFakeOpenSearch } from '@/__tests__/support/fake-opensearch';
import { aSearch } from '@/__tests__/support/search';
import type { UrlQuery } from '@/lib/search/search-url';
import { openEngine, type SyncEngine } from '@/lib/server/search/open-engine';
import { clusterClient } from '@/lib/server/search/opensearch/cluster-client';
import { ClusterEngine } from '@/lib/server/search/opensearch/cluster-engine';
import { loadCluster } from '@/lib/server/search/opensearch/load-cluster';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'physics', name: 'Physics', subject: 'Science', aliases: ['física'] },
  { slug: 'mathematics', name: 'Mathematics', subject: 'Mathematics', aliases: ['math', 'matemáticas'] },
  { slug: 'calculus', name: 'Calculus', subject: 'Mathematics', broader: 'mathematics', aliases: [] },
];
const physics = (id: string, title: string, more: object = {}) =>
  aCourse({ id, title, topics: ['physics'], level: 'beginner', provider: 'Open School', ...more });
const LESSONS = [aLesson({ title: 'Welcome' }), aLesson({ title: 'The pendulum' })];
const COURSES = [
  physics('plain', 'Physics', { level: 'advanced', provider: 'ETH Zurich' }),
  physics('waves', 'Physics of waves', { language: 'es', year: 2020 }),
  physics('formulas', 'Physics with formulas', { topics: ['physics', 'mathematics'] }),
  physics('slopes', 'Physics of slopes', {
    topics: ['physics', 'calculus'],
    lessons: LESSONS,
  }),
  physics('said-so', 'Physics without calculus', { topics: ['physics', 'calculus'] }),
  physics('rockets', 'Rocket physics', { lessons: LESSONS }),
  physics('titled', 'Physics for absolute beginners', { level: 'intermediate' }),
];

let cluster: FakeOpenSearch;
let folder: Awaited<ReturnType<typeof aCatalogFolder>>;
let engine: ClusterEngine;
let builtIn: SyncEngine;

beforeAll(async () => {
  cluster = await startFakeOpenSearch({ key: 'Bearer key' });
  folder = await aCatalogFolder(COURSES, TOPICS);
  const client = clusterClient(cluster.url, 'Bearer key');
  await loadCluster({ client, file: folder.file, alias: 'polymath', wait: 1 });
  await client.close();
  engine = new ClusterEngine({ url: cluster.url, key: 'Bearer key', alias: 'polymath', timeout: 10_000 });
  builtIn = openEngine(folder.file);
}, 60_000);
afterAll(async () => {
  builtIn.close();
  await engine.close();
  await cluster.close();
  await folder.remove();
});

it.each<[string, string[], UrlQuery]>([
  ['physics without mathematics', ['plain', 'rockets', 'titled', 'waves'], {}],
  ['physics -calculus', ['formulas', 'plain', 'rockets', 'titled', 'waves'], {}],
  ['physics without calculus please', ['formulas', 'plain', 'rockets', 'said-so', 'titled', 'waves'], {}],
  ['física sin matemáticas', ['plain', 'rockets', 'titled', 'waves'], {}],
  ['physics but not for beginners', ['plain'], {}],
  ['physics not from ETH Zurich', ['formulas', 'rockets', 'said-so', 'slopes', 'titled', 'waves'], {}],
  ['physics not in spanish', ['formulas', 'plain', 'rockets', 'said-so', 'slopes', 'titled'], {}],
  ['physics without rocket', ['formulas', 'plain', 'said-so', 'slopes', 'titled', 'waves'], {}],
  ['physics', ['plain', 'rockets', 'titled', 'waves'], { without: 'mathematics' }],
  ['physics', ['plain', 'titled', 'waves'], { without: ['mathematics', 'rocket'] }],
])('leaves out what is not wanted in “%s”, as the built-in engine does', async (words, ids, query) => {
  const search = aSearch(words, query);
  const answer = await engine.search(search);
  const own = builtIn.search(search);
  expect(answer.results.map(({ id }) => id).sort()).toEqual(ids);
  expect(own.results.map(({ id }) => id).sort()).toEqual(ids);
  expect(answer.total).toBe(ids.length);
  expect(answer.exclusions).toEqual(own.exclusions);
  expect(answer.wanted).toBe(own.wanted);
  expect(answer.facets.find(({ name }) => name === 'level')).toEqual(
    own.facets.find(({ name }) => name === 'level'),
  );
});

it('leaves them out of the lessons, too', async () => {
  const search = aSearch('pendulum -calculus');
  for (const { moments = [] } of [await engine.search(search), builtIn.search(search)])
    expect(moments.map(({ course }) => course.id)).toEqual(['rockets']);
});

it('excludes nothing where the words are to be text, or nothing else is wanted', async () => {
  expect((await engine.search(aSearch('physics -calculus', { text: 'without' }))).exclusions).toBeUndefined();
  expect((await engine.search(aSearch('without calculus'))).exclusions).toBeUndefined();
});

it('sets aside wishes, and says how many years are known', async () => {
  const answer = await engine.search(aSearch('physics with certificate'));
  expect(answer).toMatchObject({ total: 7, wanted: 'physics' });
  expect(answer.unjudged).toEqual([{ wish: 'certificate', words: 'with certificate' }]);
  expect(answer.dated).toBeCloseTo(builtIn.search(aSearch('physics')).dated ?? 0, 3);
});
