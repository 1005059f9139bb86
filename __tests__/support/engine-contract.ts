import { asSearchEngine } from '@polymath/engine';
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import type { Course, Topic } from '@/lib/course/course.schema';
import { courseKeys } from '@/lib/course/course-keys';
import { openEngine } from '@/lib/search/server/open-engine';
import type { SearchEngine } from '@/lib/search/server/search-engine.types';
import { clusterEngine, loadCluster } from '@/lib/search/server/site-cluster';
import { aCourse, aLesson, aListedCourse } from '@/scripts/fakes/course';

const LESSONS = [aLesson({ title: 'Welcome' }), aLesson({ title: 'The pendulum' })];
const physics = (id: string, title: string, more: object = {}) =>
  aCourse({ id, title, topics: ['physics'], level: 'beginner', provider: 'Open School', ...more });

export const CONTRACT_COURSES: Course[] = [
  aListedCourse({
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
  aListedCourse({
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
  aListedCourse({
    id: 'python-zero',
    title: 'Python for Everybody',
    provider: 'freeCodeCamp',
    topics: ['python'],
    level: 'beginner',
    popularity: 0.8,
    year: 2020,
    hours: 4,
  }),
  aListedCourse({
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
  physics('plain', 'Physics', { level: 'advanced', provider: 'ETH Zurich' }),
  physics('waves', 'Physics of waves', { language: 'es', year: 2020 }),
  physics('formulas', 'Physics with formulas', { topics: ['physics', 'mathematics'] }),
  physics('slopes', 'Physics of slopes', { topics: ['physics', 'calculus'], lessons: LESSONS }),
  physics('said-so', 'Physics without calculus', { topics: ['physics', 'calculus'] }),
  physics('rockets', 'Rocket physics', { lessons: LESSONS }),
  physics('titled', 'Physics for absolute beginners', { level: 'intermediate' }),
];

export const CONTRACT_TOPICS: Topic[] = [
  { slug: 'machine-learning', name: 'Machine learning', subject: 'Computer science', aliases: [] },
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'physics', name: 'Physics', subject: 'Science', aliases: ['física'] },
  { slug: 'mathematics', name: 'Mathematics', subject: 'Mathematics', aliases: ['math', 'matemáticas'] },
  { slug: 'calculus', name: 'Calculus', subject: 'Mathematics', broader: 'mathematics', aliases: [] },
];

const searching =
  (words: string, query = {}, explain = false) =>
  (engine: SearchEngine) =>
    engine.search(aSearch(words, query), { explain });
const listing =
  (topic: string, query = {}) =>
  (engine: SearchEngine) =>
    engine.search({ ...aSearch(topic, query), ofTopic: topic });
const first = (id: string) => ({ results: [expect.objectContaining({ id })] });
const found = (total: number, more: object = {}) => ({ total, ...more });

type Case = [name: string, ask: (engine: SearchEngine) => Promise<unknown>, says: unknown];

/** What an engine is asked, and what every engine says to it at least. */
const CASES: Case[] = [
  ['an abbreviation', searching('ml'), found(2)],
  ['another language', searching('aprendizaje automático'), found(2)],
  ['a teacher', searching('ng'), first('ml-ng')],
  ['another form of a word', searching('programmer'), first('cpp')],
  ['letters without accents', searching('cafe'), first('cafe')],
  ['a script without spaces', searching('操作系统'), first('os-zh')],
  ['a word with signs', searching('c++'), first('cpp')],
  ['another word with signs', searching('c#'), first('csharp')],
  ['a mistyped word', searching('pyhton'), found(2, { correctedTo: 'python' })],
  ['a mistyped word as it is', searching('pyhton', { exact: '1' }), found(0)],
  ['a sentence of common words', searching('word '.repeat(20)), found(0)],
  ['no word', searching('!!!'), found(0, { results: [] })],
  ['every course', searching(''), found(0)],
  [
    'filters in words',
    searching('python for beginners in spanish under 20 hours'),
    found(1, { intents: [{}, {}, {}] }),
  ],
  ['filters in words as text', searching('python in spanish', { text: 'language' }), { intents: [] }],
  [
    'a teacher by name',
    searching('andrew ng machine learning'),
    found(1, { intents: [{ facet: 'teacher' }] }),
  ],
  [
    'a filter that nothing passes',
    searching('machine learning in french'),
    found(2, { relaxed: 'fewer-filters', intents: [{ dropped: true }] }),
  ],
  [
    'a level that is part of a name',
    searching('advanced machine learning'),
    { results: [{ id: 'ml-advanced' }] },
  ],
  ['more words than any course has', searching('python machine learning everybody'), { relaxed: 'subject' }],
  ['what nobody teaches', searching('pythonesque zzzz'), found(0, { popularNearby: [] })],
  [
    'the reasons',
    searching('machine learning', {}, true),
    { results: [{ explained: {} }, { explained: {} }] },
  ],
  ['the most popular', searching('python', { sort: 'popular' }), found(2)],
  ['the newest', searching('machine learning', { sort: 'newest' }), { results: [{ id: 'ml-advanced' }, {}] }],
  [
    'the shortest',
    searching('machine learning', { sort: 'shortest' }),
    { results: [{ id: 'ml-advanced' }, {}] },
  ],
  ['one value of a facet', searching('python', { language: 'es' }), found(1)],
  ['two values of a facet', searching('python', { language: ['es', 'en'] }), found(2)],
  ['a value that nothing has', searching('python', { provider: 'Nobody' }), found(0)],
  ['a range of hours', searching('python', { length: 'max-5' }), found(1)],
  ['a value that nothing states', searching('physics', { certificate: 'free' }), found(0)],
  ['a value or none stated', searching('physics', { certificate: ['free', 'not-stated'] }), found(7)],
  ['what plays here', searching('pendulum', { plays: 'here' }), found(2)],
  ['two facets', searching('physics', { level: 'beginner', provider: 'Open School' }), found(5)],
  ['the second page', searching('physics', { page: '2' }), { page: 2, results: [] }],
  ['a lesson', searching('pointers'), { moments: [expect.anything()] }],
  ['a lesson among paid courses', searching('pointers', { cost: 'free' }), found(0)],
  ['words of a chapter', searching('smart pointers'), { results: [{ id: 'cpp' }] }],
  ['an exclusion of a topic', searching('physics without mathematics'), found(4)],
  ['an exclusion by a sign', searching('physics -calculus'), found(5)],
  ['an exclusion in another language', searching('física sin matemáticas'), found(4)],
  ['an exclusion of a level', searching('physics but not for beginners'), found(1)],
  ['an exclusion of a provider', searching('physics not from ETH Zurich'), found(6)],
  ['an exclusion of a language', searching('physics not in spanish'), found(6)],
  ['an exclusion of a word', searching('physics without rocket'), found(6)],
  ['an exclusion of the address', searching('physics', { without: ['mathematics', 'rocket'] }), found(3)],
  [
    'an exclusion among lessons',
    searching('pendulum -calculus'),
    { moments: [{ course: { id: 'rockets' } }] },
  ],
  ['a wish', searching('physics with certificate'), found(7, { unsupported: [{ facet: 'certificate' }] })],
  ['the courses of a topic', listing('physics'), found(7)],
  [
    'those of a topic and its parts',
    listing('mathematics'),
    { total: 3, results: [{ id: 'formulas' }, {}, {}] },
  ],
  ['those of a topic, filtered', listing('physics', { level: 'advanced' }), { results: [{ id: 'plain' }] }],
  [
    'those of a topic, the newest first',
    listing('machine-learning', { sort: 'newest' }),
    { results: [{ id: 'ml-advanced' }, {}] },
  ],
  ['those of a topic on another page', listing('physics', { page: '2' }), found(7, { page: 2, results: [] })],
  ['no courses of a topic', listing('chemistry'), found(0)],
  ['the cards of a search', (engine) => engine.firstCards(aSearch('machine learning')), [{}, {}]],
  [
    'the cards of a topic, filtered',
    (engine) => engine.firstCards({ ...aSearch('physics', { level: 'advanced' }), ofTopic: 'physics' }),
    [{ id: 'plain' }],
  ],
  [
    'a summary of a topic',
    (engine) => engine.summarise({ ...aSearch('physics'), ofTopic: 'physics' }),
    { courses: 7, startHere: [{ level: 'beginner' }, { level: 'advanced', card: { id: 'plain' } }] },
  ],
  ['suggestions', (engine) => engine.suggest('mach', 5), [{ text: 'Machine learning' }, {}, {}]],
  ['suggestions for a mistake', (engine) => engine.suggest('pyton', 3), [{ text: 'Python' }, {}, {}]],
  ['suggestions of lessons', (engine) => engine.suggest('pendul', 3), [{ kind: 'lesson' }]],
  ['suggestions for nothing', (engine) => engine.suggest('', 5), []],
  ['a course', (engine) => engine.findCourse('ml-ng'), { kind: 'found', related: [{ id: 'ml-advanced' }] }],
  ['a course by an old id', (engine) => engine.findCourse('c-sharp-old'), { kind: 'moved', id: 'csharp' }],
  ['an id in another case', (engine) => engine.findCourse('C-Sharp-Old'), { kind: 'moved', id: 'csharp' }],
  ['an unknown id', (engine) => engine.findCourse('nothing'), { kind: 'missing' }],
  ['ids', (engine) => engine.listCourseIds(1, 2), ['python-zero', expect.any(String)]],
  ['ids from the end', (engine) => engine.listCourseIds(14, 100), [expect.any(String)]],
  [
    'keys',
    (engine) => engine.findByKeys([...courseKeys(CONTRACT_COURSES[4] as Course), 'no such key']),
    expect.arrayContaining([[expect.any(String), 'cpp']]),
  ],
  ['lessons', (engine) => engine.listLessons(0, 100), expect.arrayContaining([expect.anything()])],
  ['a part of the lessons', (engine) => engine.listLessons(1, 2), [{}, {}]],
  [
    'days',
    (engine) => engine.listDated(0, 2),
    [{ id: 'ml-ng', changed: '2026-03-04' }, { id: 'python-zero' }],
  ],
  [
    'latest courses',
    (engine) => engine.listAdded(undefined, 2),
    [{ id: 'ml-advanced' }, { id: 'python-es' }],
  ],
  ['latest courses of a topic', (engine) => engine.listAdded('machine-learning', 9), [{}, {}]],
  ['a summary', (engine) => engine.summarise(aSearch('machine learning')), { courses: 2 }],
  ['a summary of a relaxed search', (engine) => engine.summarise(aSearch('python zzqxjwv')), { courses: 0 }],
  ['a summary of everything', (engine) => engine.summarise(aSearch('physics')), { courses: 7 }],
  ['the overview', (engine) => engine.overview(), { courses: CONTRACT_COURSES.length }],
];

/** Defines the tests that a cluster passes if it answers everything as the built-in engine does. */
export function answersAsTheBuiltInEngine(url: () => string): void {
  const alias = 'contract';
  const load = (file: string) => loadCluster({ url: url(), file, alias, wait: 1 });
  let folder: Awaited<ReturnType<typeof aCatalogFolder>>;
  let builtIn: SearchEngine;
  let engine: SearchEngine;
  const open = (more: object = {}) =>
    clusterEngine({
      url: url(),
      alias,
      timeout: 20_000,
      dictionaries: `${folder.root}/dictionaries`,
      ...more,
    });

  beforeAll(async () => {
    folder = await aCatalogFolder(CONTRACT_COURSES, CONTRACT_TOPICS);
    await load(folder.file);
    builtIn = asSearchEngine(openEngine(folder.file));
    engine = open();
  }, 120_000);
  afterAll(async () => {
    await engine.close();
    await builtIn.close();
    await folder.remove();
  });

  it.each(CASES)('%s', async (_, ask, says) => {
    const expected = await ask(builtIn);
    expect(expected).toMatchObject(says as object);
    expect(await ask(engine)).toEqual(expected);
  });

  it('a new version under the same alias', async () => {
    const more = aCourse({ id: 'new', title: 'Python anew', topics: ['python'] });
    const next = await aCatalogFolder([...CONTRACT_COURSES, more], CONTRACT_TOPICS);
    const following = open({ pollEvery: 1 });
    const totalOf = async () => (await following.search(aSearch('python'))).total;
    expect(await totalOf()).toBe(2);
    await load(next.file);
    let total = 2;
    for (let tried = 0; total === 2 && tried < 100; tried++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      total = await totalOf();
    }
    expect(total).toBe(3);
    await load(folder.file);
    await following.close();
    await next.remove();
  });
}
