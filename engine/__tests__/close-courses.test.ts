/** @jest-environment node */
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'english', name: 'English', subject: 'Languages', aliases: [], words: { ja: ['英語'] } },
  { slug: 'gardening', name: 'Gardening', subject: 'Health & Lifestyle', aliases: [] },
  {
    slug: 'vegetables',
    name: 'Vegetables',
    subject: 'Health & Lifestyle',
    aliases: [],
    broader: 'gardening',
  },
];
const shelf = (topic: string, number: number, also: string[] = []) =>
  Array.from({ length: number }, (_, at) =>
    aCourse({ id: `${topic}-${at}`, title: `Part ${at}`, topics: [topic, ...also] }),
  );

async function ask(words: string, vegetables: number) {
  const courses = [
    ...shelf('english', 9),
    ...shelf('gardening', 9),
    ...shelf('vegetables', vegetables, ['gardening']),
  ];
  const folder = await aCatalogFolder(courses, TOPICS);
  const engine = openEngine(folder.file);
  try {
    const { results, relaxed, wider } = engine.search(aSearch(words));
    return { topics: results.map(({ id }) => id.split('-')[0]), relaxed, wider: wider?.slug };
  } finally {
    engine.close();
    await folder.remove();
  }
}

it('lists the shelf of the subject that a sentence names', async () => {
  expect(await ask('heirloom vegetables', 8)).toEqual({
    topics: Array.from({ length: 8 }, () => 'vegetables'),
    relaxed: 'some-words',
    wider: undefined,
  });
});

it('puts six courses of the wider subject after fewer than three on the subject', async () => {
  expect(await ask('heirloom vegetables', 1)).toEqual({
    topics: ['vegetables', ...Array.from({ length: 6 }, () => 'gardening')],
    relaxed: 'wider-subject',
    wider: 'gardening',
  });
});

it('reads the unknown letters of a sentence without spaces as one word', async () => {
  const { topics } = await ask('英語を勉強したい', 1);

  expect(topics).toEqual(Array.from({ length: 9 }, () => 'english'));
});
