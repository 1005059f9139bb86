import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'gardening', name: 'Gardening', subject: 'Health & Lifestyle', aliases: [] },
  { slug: 'law', name: 'Law', subject: 'Business', aliases: [] },
  { slug: 'family-law', name: 'Family law', subject: 'Business', aliases: ['divorce'], broader: 'law' },
];
const COURSES = [
  ...Array.from({ length: 9 }, (_, at) =>
    aCourse({ id: `plants-${at}`, title: `Plants ${at}`, topics: ['gardening', 'law'] }),
  ),
  aCourse({ id: 'contracts', title: 'Contracts', topics: ['law'] }),
  aCourse({ id: 'kids', title: 'Rights of kids', topics: ['law'] }),
];

it('offers, of what a search without results is part of, the courses on it that say most of the search, then others on it', async () => {
  const folder = await aCatalogFolder(COURSES, TOPICS);
  const engine = openEngine(folder.file);
  const { total, wider, popularNearby } = engine.search(aSearch('divorce and kids'));
  engine.close();
  await folder.remove();

  expect({ total, wider: wider?.slug }).toEqual({ total: 0, wider: 'law' });
  expect(popularNearby.slice(0, 2).map(({ id }) => id)).toEqual(['kids', 'contracts']);
});
