import { relaxationNote } from '@/components/search/SearchNotes';
import type { InferredFilter, SearchAnswer } from '@/lib/search/search.types';

const ANSWER: SearchAnswer = {
  results: [],
  total: 9,
  page: 1,
  pages: 1,
  facets: [],
  intents: [],
  nearestTopics: [],
  popularNearby: [],
  indexVersion: '1',
};
const SPANISH: InferredFilter = {
  facet: 'language',
  value: 'es',
  label: 'Spanish',
  words: 'in spanish',
  dropped: true,
};
const FREE: InferredFilter = { facet: 'cost', value: 'free', label: 'Free', words: 'free' };

it.each([
  [{}, null],
  [{ relaxed: 'most-words' as const }, 'No exact match. These are close.'],
  [{ relaxed: 'most-words' as const, complete: 0 }, 'No exact match. These are close.'],
  [{ relaxed: 'most-words' as const, complete: 1 }, '1 course matches all your words. The others are close.'],
  [{ relaxed: 'most-words' as const, complete: 3 }, '3 courses match all your words. The others are close.'],
  [
    { relaxed: 'fewer-filters' as const, intents: [SPANISH, FREE] },
    'No exact match. These results ignore Spanish.',
  ],
  [
    {
      relaxed: 'fewer-filters' as const,
      complete: 2,
      intents: [SPANISH, { ...FREE, dropped: true as const }],
    },
    '2 courses match everything. The others ignore Spanish and Free.',
  ],
])('says how far the search was loosened: %j', (part, note) => {
  expect(relaxationNote({ ...ANSWER, ...part })).toBe(note);
});
