import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'sport', name: 'Sport', subject: 'Health', aliases: [] },
  { slug: 'football', name: 'Football', subject: 'Health', aliases: [], broader: 'sport' },
  { slug: 'machine-learning', name: 'Machine learning', subject: 'Data and AI', aliases: ['ml'] },
];

let folder: Awaited<ReturnType<typeof aCatalogFolder>>;
let engine: ReturnType<typeof openEngine>;

beforeAll(async () => {
  folder = await aCatalogFolder(
    [
      aCourse({ id: 'titled', title: 'Python basics' }),
      aCourse({ id: 'topical', title: 'Automate the boring stuff', topics: ['machine-learning', 'python'] }),
      aCourse({ id: 'named', title: 'Boring people', instructors: ['Monty Python'] }),
      aCourse({ id: 'sporty', title: 'Yoga', topics: ['sport'] }),
    ],
    TOPICS,
  );
  engine = openEngine(folder.file);
}, 60_000);
afterAll(async () => {
  engine.close();
  await folder.remove();
});

const topicsOf = (words: string, id: string) =>
  engine.search(aSearch(words)).results.find((result) => result.id === id)?.onTopics;

it('names the topic by which a course matched, if nothing else on its card says the words', () => {
  expect(topicsOf('python', 'topical')).toEqual(['Python']);
  expect(topicsOf('ml', 'topical')).toEqual(['Machine learning']);
});

it('names none where title or people say the words', () => {
  expect(topicsOf('python', 'titled')).toBeUndefined();
  expect(topicsOf('python', 'named')).toBeUndefined();
});

it('never names a topic that the course does not have', () => {
  const { results } = engine.search(aSearch('football sport'));
  expect(results.map(({ id, onTopics }) => [id, onTopics])).toEqual([['sporty', ['Sport']]]);
});
