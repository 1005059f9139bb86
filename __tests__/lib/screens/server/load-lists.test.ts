import { speak } from '@/__tests__/support/locale';
import { anOverview } from '@/__tests__/support/search';
import { listedRel, topicRel } from '@/lib/course';
import { AppError } from '@/lib/errors';
import { loadHome, loadSources, loadTopics } from '@/lib/screens/server/load-lists';
import { aCard } from '@/scripts/fakes/course';

const names = Array.from({ length: 12 }, (_, at) => `Subject ${at}`);
const spanish = aCard({ id: 'espanol', language: 'es' });
const overview = anOverview({
  courses: 100,
  lessons: 900,
  providers: 9,
  languages: 3,
  sources: [{ id: 'a/list', licence: 'MIT', courses: 100 }],
  subjects: names.map((name) => ({
    name,
    count: 10,
    topics: Array.from({ length: 9 }, (_, at) => ({
      slug: `${at}`,
      name: `Topic ${at}`,
      subject: name,
      // Its page finds five courses, though only one has the topic.
      count: 1,
    })),
    picks: [spanish, ...Array.from({ length: 7 }, (_, at) => aCard({ id: `pick-${at}` }))],
    picksIn: { es: [spanish, { ...spanish, id: 'espanol-2' }] },
  })),
});
const catalog = { overview: async () => overview };

function homeOf(outcome: Awaited<ReturnType<typeof loadHome>>) {
  const shown = outcome.kind === 'found' && 'shown' in outcome.props && outcome.props.shown;
  if (!shown) throw new Error(outcome.kind);
  return shown;
}

it('shows every subject on the home page, and courses of some, from the first to the last', async () => {
  const outcome = await loadHome(catalog);
  expect(outcome).toMatchObject({
    kind: 'found',
    indexed: true,
    settled: true,
    props: { shown: { counts: { courses: 100, lessons: 900, providers: 9, languages: 3 } } },
  });
  const { subjects, shelves } = homeOf(outcome);
  expect(subjects.map(({ name }) => name)).toEqual(names);
  expect(subjects[0]?.topics).toHaveLength(6);
  expect(shelves.map(({ subject }) => subject)).toHaveLength(6);
  expect(shelves[0]?.subject).toBe('Subject 0');
  expect(shelves.at(-1)?.subject).toBe('Subject 11');
  expect(shelves.every(({ cards }) => cards.length === 4)).toBe(true);
});

it('leads crawlers in another language to the topics with courses in it alone, and to no course', async () => {
  const taught = { overview: async () => ({ ...overview, topicLanguages: { 3: ['es'] } }) };
  const linked = async () => {
    const outcome = await loadTopics(taught);
    const shown = outcome.kind === 'found' && 'shown' in outcome.props && outcome.props.shown;
    const [first] = (shown || { subjects: [] }).subjects;
    return first?.topics.flatMap((topic) => (topicRel({ ...topic, count: 5 }) ? [] : topic.slug));
  };
  expect(await linked()).toHaveLength(9);
  expect(listedRel({ listed: true })).toBeUndefined();
  speak('es');
  expect(await linked()).toEqual(['3']);
  expect(listedRel({ listed: true })).toBe('nofollow');
});

it('shows courses in the language of the page first', async () => {
  speak('es');
  const { shelves } = homeOf(await loadHome(catalog));
  speak('en');
  const ids = shelves[0]?.cards.map(({ id }) => id);
  expect(ids).toEqual(['espanol', 'espanol-2', 'pick-0', 'pick-1']);
});

it.each([
  ['es', ['espanol', 'espanol-2', 'pick-0', 'pick-1']],
  [
    ['es', 'en'],
    ['pick-0', 'espanol', 'pick-1', 'espanol-2'],
  ],
  ['ja', ['espanol', 'pick-0', 'pick-1', 'pick-2']],
])('shows courses in %j first to who learns in it', async (prefer, expected) => {
  const { shelves } = homeOf(await loadHome(catalog, { prefer }));
  expect(shelves.map(({ cards }) => cards.map(({ id }) => id))).toEqual(Array(6).fill(expected));
});

it('lists every topic of every subject, and no courses', async () => {
  const outcome = await loadTopics(catalog);
  const subjects = overview.subjects.map(({ name, count, topics }) => ({ name, count, topics }));
  expect(outcome).toEqual({
    kind: 'found',
    indexed: true,
    settled: true,
    props: { names, shown: { subjects } },
  });
});

it('lists the sources of the courses', async () => {
  const { sources, courses } = overview;
  expect(await loadSources(catalog)).toEqual({
    kind: 'found',
    indexed: true,
    settled: true,
    props: { sources, courses },
  });
});

it.each([loadHome, loadTopics, loadSources])('is unavailable while the catalogue is: %p', async (load) => {
  const away = { overview: () => Promise.reject(new AppError('search/unavailable')) };
  expect(await load(away)).toEqual({ kind: 'unavailable', props: { unavailable: true }, retryAfter: 5 });
});
