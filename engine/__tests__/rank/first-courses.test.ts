import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
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

const opened = engineOver(COURSES, TOPICS);

it('offers, of what a search without results is part of, the courses on it that say most of the search, then others on it', () => {
  const { total, wider, popularNearby } = opened.engine.search(aSearch('divorce and kids'));

  expect({ total, wider: wider?.slug }).toEqual({ total: 0, wider: 'law' });
  expect(popularNearby.slice(0, 2).map(({ id }) => id)).toEqual(['kids', 'contracts']);
});
