/** @jest-environment node */
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import {
  type ClusterFault,
  type FakeOpenSearch,
  startFakeOpenSearch,
} from '@/__tests__/support/fake-opensearch';
import { aSearch } from '@/__tests__/support/search';
import type { Course } from '@/lib/courses/course.schema';
import { courseKeys } from '@/lib/courses/course-keys';
import { openEngine } from '@/lib/server/search/open-engine';
import { clusterClient } from '@/lib/server/search/opensearch/cluster-client';
import { ClusterEngine } from '@/lib/server/search/opensearch/cluster-engine';
import { loadCluster } from '@/lib/server/search/opensearch/load-cluster';
import { aCourse, aLesson } from '@/scripts/fakes/course';

jest.setTimeout(60_000);

const COURSES: Course[] = [
  aCourse({
    id: 'ml-ng',
    title: 'Machine Learning',
    instructors: ['Andrew Ng'],
    provider: 'Stanford Online',
    topics: ['machine-learning'],
    level: 'beginner',
    popularity: 0.9,
    addedAt: '2026-01-02',
    checkedAt: '2026-03-04',
    year: 2018,
    hours: 40,
  }),
  aCourse({
    id: 'ml-advanced',
    title: 'Advanced machine learning',
    provider: 'ETH Zurich',
    topics: ['machine-learning'],
    level: 'advanced',
    popularity: 0.4,
    addedAt: '2026-02-03',
    year: 2022,
    hours: 3,
  }),
  aCourse({
    id: 'python-zero',
    title: 'Python for Everybody',
    provider: 'freeCodeCamp',
    topics: ['python'],
    level: 'beginner',
    popularity: 0.8,
    year: 2020,
    hours: 4,
  }),
  aCourse({
    id: 'python-es',
    title: 'Python desde cero',
    provider: 'Píldoras',
    language: 'es',
    topics: ['python'],
    level: 'beginner',
    popularity: 0.3,
    addedAt: '2026-02-01',
    year: 2019,
    hours: 12,
  }),
  aCourse({
    id: 'cpp',
    title: 'C++ for programmers',
    provider: 'Google',
    topics: ['cpp'],
    popularity: 0.5,
    cost: 'paid',
    lessons: [
      aLesson({ title: 'Pointers' }),
      aLesson({ title: 'Memory', chapters: [{ title: 'Smart pointers', start: 90 }] }),
    ],
  }),
  aCourse({
    id: 'csharp',
    title: 'C# basics',
    provider: 'Microsoft',
    topics: ['csharp'],
    popularity: 0.45,
    formerIds: ['c-sharp-old'],
  }),
  aCourse({
    id: 'cafe',
    title: 'Cours de café',
    provider: 'Maison',
    language: 'fr',
    topics: ['cooking'],
    popularity: 0.1,
  }),
  aCourse({
    id: 'os-zh',
    title: '操作系统',
    provider: '清华大学',
    language: 'zh',
    topics: ['operating-systems'],
    popularity: 0.2,
  }),
];
const TOPICS = [
  { slug: 'machine-learning', name: 'Machine learning', subject: 'Computer science', aliases: [] },
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
];

let cluster: FakeOpenSearch;
let folder: Awaited<ReturnType<typeof aCatalogFolder>>;
let engine: ClusterEngine;

const load = (options: object = {}) => {
  const client = clusterClient(cluster.url, 'Bearer key');
  return loadCluster({ client, file: folder.file, alias: 'polymath', wait: 1, ...options }).finally(() =>
    client.close(),
  );
};
const open = (options: object = {}) =>
  new ClusterEngine({ url: cluster.url, key: 'Bearer key', alias: 'polymath', timeout: 10_000, ...options });
const idsOf = async (words: string, query = {}) =>
  (await engine.search(aSearch(words, query))).results.map(({ id }) => id);

beforeAll(async () => {
  cluster = await startFakeOpenSearch({ key: 'Bearer key' });
  folder = await aCatalogFolder(COURSES, TOPICS);
  await load();
});
beforeEach(() => {
  engine = open();
});
afterEach(async () => {
  cluster.fail(() => undefined);
  await engine.close();
});
afterAll(async () => {
  await cluster.close();
  await folder.remove();
});

describe('searching a cluster', () => {
  it.each([
    ['its title', 'machine learning', 'ml-ng'],
    ['an abbreviation', 'ml', 'ml-ng'],
    ['another language', 'aprendizaje automático', 'ml-ng'],
    ['its teacher', 'ng', 'ml-ng'],
    ['another form of a word', 'programmer', 'cpp'],
    ['letters without accents', 'cafe', 'cafe'],
    ['a script without spaces', '操作系统', 'os-zh'],
    ['a word with signs', 'c++', 'cpp'],
    ['another word with signs', 'c#', 'csharp'],
  ])('finds a course by %s', async (_, words, id) => {
    expect((await idsOf(words))[0]).toBe(id);
  });

  it('says which lesson has the words, on the card and in the group', async () => {
    const lesson = { href: '/course/cpp/1-pointers', lesson: 'Pointers', seconds: 600, marks: [[0, 8]] };
    const { results, moments } = await engine.search(aSearch('pointers'));
    expect(results.map(({ id, moment }) => [id, moment])).toEqual([['cpp', lesson]]);
    expect(moments).toEqual([
      { ...lesson, course: { id: 'cpp', title: 'C++ for programmers', provider: 'Google', language: 'en' } },
    ]);
    expect((await engine.search(aSearch('pointers', { cost: 'free' }))).moments).toBeUndefined();
    const [close] = (await engine.search(aSearch('c++ smart pointers'))).results;
    expect(close?.moment).toMatchObject({ href: '/course/cpp/2-memory?t=90', chapter: 'Smart pointers' });
  });

  it('keeps c++ and c# apart', async () => {
    expect(await idsOf('c++')).toEqual(['cpp']);
    expect(await idsOf('c#')).toEqual(['csharp']);
  });

  it('puts the exact title first, and the more popular one first among equals', async () => {
    expect(await idsOf('advanced machine learning')).toEqual(['ml-advanced', 'ml-ng']);
    expect((await idsOf('python')).slice(0, 2)).toEqual(['python-zero', 'python-es']);
  });

  it('sorts by popularity and by year', async () => {
    expect(await idsOf('python', { sort: 'popular' })).toEqual(['python-zero', 'python-es']);
    expect(await idsOf('machine learning', { sort: 'newest' })).toEqual(['ml-advanced', 'ml-ng']);
  });

  it('counts each facet under the choices of the others', async () => {
    const { facets, total } = await engine.search(aSearch('python', { language: 'es' }));
    const valuesOf = (name: string) =>
      facets
        .find((facet) => facet.name === name)
        ?.values.map(({ value, label, count, selected }) => [value, label, count, selected]);
    expect(total).toBe(1);
    expect(valuesOf('language')).toEqual([
      ['en', 'English', 1, false],
      ['es', 'Spanish', 1, true],
    ]);
    expect(valuesOf('topic')).toEqual([['python', 'Python', 1, false]]);
    expect(valuesOf('level')).toEqual([['beginner', 'Beginner', 1, false]]);
  });

  it('takes several values of a facet as alternatives, and lists a chosen value that nothing has', async () => {
    expect(await idsOf('python', { language: ['es', 'en'] })).toHaveLength(2);
    const { facets, total } = await engine.search(aSearch('python', { provider: 'Nobody' }));
    expect(total).toBe(0);
    expect(facets.find(({ name }) => name === 'provider')?.values).toContainEqual({
      value: 'Nobody',
      label: 'Nobody',
      count: 0,
      selected: true,
    });
  });

  it('understands filters in words', async () => {
    const answer = await engine.search(aSearch('python for beginners in spanish under 20 hours'));
    expect(answer.intents.map(({ facet, value }) => [facet, value])).toEqual([
      ['level', 'beginner'],
      ['language', 'es'],
      ['length', 'max-20'],
    ]);
    expect(answer.results.map(({ id }) => id)).toEqual(['python-es']);
    const asText = await engine.search(aSearch('python in spanish', { text: 'language' }));
    expect(asText.intents).toEqual([]);
  });

  it('knows providers and teachers by their names', async () => {
    const { intents, results } = await engine.search(aSearch('andrew ng machine learning'));
    expect(intents).toEqual([expect.objectContaining({ facet: 'teacher', value: 'Andrew Ng' })]);
    expect(results.map(({ id }) => id)).toEqual(['ml-ng']);
  });

  it('gives up a filter that nothing passes, and says so', async () => {
    const { intents, relaxed, results } = await engine.search(aSearch('machine learning in french'));
    expect(relaxed).toBe('fewer-filters');
    expect(intents).toEqual([expect.objectContaining({ facet: 'language', value: 'fr', dropped: true })]);
    expect(results).toHaveLength(2);
  });

  it('corrects a mistyped word, says so, and leaves it alone when asked to', async () => {
    const corrected = await engine.search(aSearch('pyhton'));
    expect(corrected.correctedTo).toBe('python');
    expect(corrected.total).toBe(2);
    const literal = await engine.search(aSearch('pyhton', { exact: '1' }));
    expect(literal).toMatchObject({ total: 0 });
    expect(literal).not.toHaveProperty('correctedTo');
  });

  it('loosens a search that finds too little: courses with all of the words first', async () => {
    const answer = await engine.search(aSearch('python machine learning everybody'));
    expect(answer.relaxed).toBe('most-words');
    expect(answer.complete).toBe(0);
    expect(answer.total).toBe(4);
  });

  it('never ends in nothing: topics and popular courses come with an empty answer', async () => {
    const answer = await engine.search(aSearch('pythonesque zzzz'));
    expect(answer.total).toBe(0);
    expect(answer.nearestTopics).toEqual([{ slug: 'python', name: 'Python', count: 2 }]);
    expect(answer.popularNearby.length).toBeGreaterThan(0);
  });

  it('marks words in titles, and says why a result is there', async () => {
    const { results } = await engine.search(aSearch('machine learning'), { explain: true });
    expect(results[0]?.marks).toEqual([
      [0, 7],
      [8, 16],
    ]);
    expect(results[0]?.explained).toMatchObject({
      fields: [{ word: 'machine learning', found: expect.arrayContaining(['title', 'topics']) }],
      score: expect.any(Number),
    });
  });

  it('answers blank and endless words', async () => {
    await expect(engine.search(aSearch('!!!'))).resolves.toMatchObject({ total: 0, results: [] });
    await expect(engine.search(aSearch('word '.repeat(20)))).resolves.toMatchObject({ total: 0 });
  });
});

describe('the rest of the engine over a cluster', () => {
  it('suggests names and titles for a beginning, and forgives mistakes', async () => {
    const suggestions = await engine.suggest('mach', 5);
    expect(suggestions[0]).toEqual({
      kind: 'topic',
      text: 'Machine learning',
      href: '/search/machine%20learning',
    });
    expect(suggestions).toContainEqual({ kind: 'course', text: 'Machine Learning', href: '/course/ml-ng' });
    expect((await engine.suggest('pyton', 3))[0]?.text).toBe('Python');
    expect(await engine.suggest('', 5)).toEqual([]);
  });

  it('finds a course with its topics and related ones, where it moved to, and that there is none', async () => {
    await expect(engine.findCourse('ml-ng')).resolves.toMatchObject({
      kind: 'found',
      course: { title: 'Machine Learning' },
      topics: [{ slug: 'machine-learning', name: 'Machine learning', subject: 'Computer science' }],
      related: [{ id: 'ml-advanced' }],
    });
    await expect(engine.findCourse('c-sharp-old')).resolves.toEqual({ kind: 'moved', id: 'csharp' });
    await expect(engine.findCourse('C-Sharp-Old')).resolves.toEqual({ kind: 'moved', id: 'csharp' });
    await expect(engine.findCourse('nothing')).resolves.toEqual({ kind: 'missing' });
  });

  it('lists ids in order of popularity, and finds courses by their keys', async () => {
    expect(await engine.listCourseIds(1, 2)).toEqual(['python-zero', 'cpp']);
    expect(await engine.listCourseIds(7, 100)).toEqual(['cafe']);
    const [key = ''] = courseKeys(COURSES[4] as Course);
    expect(await engine.findByKeys([key, 'no such key'])).toEqual([[key, 'cpp']]);
  });

  it('lists the days on which courses changed, and those that were added last', async () => {
    expect(await engine.listDated(0, 2)).toEqual([
      { id: 'ml-ng', changed: '2026-03-04' },
      { id: 'python-zero' },
    ]);
    const added = async (topic?: string, limit = 9) =>
      (await engine.listAdded(topic, limit)).map(({ id }) => id);
    expect(await added()).toEqual(['ml-advanced', 'python-es', 'ml-ng']);
    expect(await added(undefined, 1)).toEqual(['ml-advanced']);
    expect(await added('machine-learning')).toEqual(['ml-advanced', 'ml-ng']);
    expect(await added('cooking')).toEqual([]);
  });

  it.each(['machine learning', 'python', 'python español', 'python zzqxjwv', ''])(
    'sums up “%s” as the built-in engine does',
    async (words) => {
      const builtIn = openEngine(folder.file);
      try {
        expect(await engine.summarise(aSearch(words))).toEqual(builtIn.summarise(aSearch(words)));
      } finally {
        builtIn.close();
      }
    },
  );

  it('gives the overview and the version', async () => {
    await expect(engine.overview()).resolves.toMatchObject({ courses: COURSES.length });
    await expect(engine.version()).resolves.toBe(folder.report.version);
  });

  it('asks equal questions once', async () => {
    await engine.version();
    cluster.requests.length = 0;
    await Promise.all([engine.search(aSearch('c++')), engine.search(aSearch('c++'))]);
    const asked = cluster.requests.filter(({ path }) => path.includes('_search')).length;
    expect(asked).toBeGreaterThan(0);
    await engine.search(aSearch('c++'));
    expect(cluster.requests.filter(({ path }) => path.includes('_search'))).toHaveLength(asked);
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
    engine = open({ timeout: 1500 });
    await engine.version();
    cluster.fail((path) => (path.includes('search') || path.includes('mget') ? fault : undefined));
    const failure = { code: 'search/unavailable', status: 503 };
    await expect(engine.search(aSearch('python'))).rejects.toMatchObject(failure);
    await expect(engine.suggest('py', 3)).rejects.toMatchObject(failure);
    if (fault !== 'partial') await expect(engine.findCourse('cpp')).rejects.toMatchObject(failure);
    cluster.fail(() => undefined);
    await expect(engine.search(aSearch('python'))).resolves.toMatchObject({ total: 2 });
  });

  it('fails as honestly when nobody is there, and when the key is wrong', async () => {
    const nobody = open({ url: 'http://127.0.0.1:9' });
    await expect(nobody.overview()).rejects.toMatchObject({ code: 'search/unavailable' });
    await nobody.close();
    const stranger = open({ key: 'Bearer other' });
    await expect(stranger.search(aSearch('python'))).rejects.toMatchObject({ code: 'search/unavailable' });
    await stranger.close();
  });
});

describe('loading a cluster', () => {
  it('loads once, and only switches back to what is there', async () => {
    cluster.requests.length = 0;
    await expect(load()).resolves.toMatchObject({ version: folder.report.version, loaded: false });
    expect(cluster.requests.some(({ path }) => path.includes('_bulk'))).toBe(false);
  });

  it('switches to a new version without an error, keeps the previous one and deletes older ones', async () => {
    const others = await aCatalogFolder(
      [...COURSES, aCourse({ id: 'new', title: 'Python anew', topics: ['python'] })],
      TOPICS,
    );
    const third = await aCatalogFolder([aCourse({ id: 'only', title: 'Python only' })], TOPICS);
    const following = open({ pollEvery: 1 });
    expect((await following.search(aSearch('python'))).total).toBe(2);
    await load({ file: others.file });
    expect((await following.search(aSearch('python'))).total).toBe(3);
    await load({ file: third.file });
    expect((await following.search(aSearch('python'))).total).toBe(1);
    const kept = [others.report.version, third.report.version];
    expect(cluster.indexes()).toEqual(
      kept.flatMap((version) => [`polymath-${version}`, `polymath-${version}.names`]).sort(),
    );
    await load();
    expect((await following.search(aSearch('python'))).total).toBe(2);
    await following.close();
    await others.remove();
    await third.remove();
  });

  it('sends once more what a busy cluster turned away, and gives up what it refuses', async () => {
    const other = await aCatalogFolder([aCourse({ id: 'busy', title: 'Busy' })]);
    let busy = 2;
    cluster.fail((path) => (path === 'item busy' && busy-- > 0 ? 429 : undefined));
    await expect(load({ file: other.file })).resolves.toMatchObject({ courses: 1, loaded: true });
    await load();

    const third = await aCatalogFolder([aCourse({ id: 'bad', title: 'Bad' })]);
    cluster.fail((path) => (path === 'item bad' ? 400 : undefined));
    await expect(load({ file: third.file })).rejects.toThrow('does not take bad');
    expect(cluster.current('polymath')).toBe(`polymath-${folder.report.version}`);
    cluster.fail(() => undefined);
    await expect(load({ file: third.file })).resolves.toMatchObject({ loaded: true });
    await load();
    await other.remove();
    await third.remove();
  });
});
