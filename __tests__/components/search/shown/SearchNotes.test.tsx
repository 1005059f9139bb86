import { screen } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { anAnswer, aSearch } from '@/__tests__/support/search';
import { SearchNotes } from '@/components/search/shown/SearchNotes';
import type { InferredFilter, SearchAnswer } from '@/lib/search/search.types';

const SPANISH: InferredFilter = {
  facet: 'language',
  value: 'es',
  label: 'Spanish',
  words: 'in spanish',
  dropped: true,
};
const FREE: InferredFilter = { facet: 'cost', value: 'free', label: 'Free', words: 'free' };

it('says nothing about a search that was not changed', () => {
  const { container } = renderWithRouter(<SearchNotes search={aSearch()} answer={anAnswer()} />);
  expect(container).toBeEmptyDOMElement();
});

const WIDER = { slug: 'painting', name: 'Painting' };

it.each<[Partial<SearchAnswer>, string]>([
  [{ relaxed: 'most-words' }, 'No course matches all your words. These match most of them.'],
  [{ relaxed: 'some-words', complete: 0 }, 'No course matches all your words. These match some of them.'],
  [{ relaxed: 'most-words', complete: 1 }, '1 course matches all your words. The others match most of them.'],
  [{ relaxed: 'some-words', complete: 3 }, '3 courses match all your words. The others match some of them.'],
  [{ relaxed: 'in-lessons' }, 'No course matches all your words. These mention them in a lesson.'],
  [{ relaxed: 'other-languages' }, 'No course matches all your words. These match them in other languages.'],
  [
    { relaxed: 'wider-subject', wider: { ...WIDER, of: 'Watercolor' } },
    'No course matches all your words. These are on Painting, the wider subject of Watercolor.',
  ],
  [
    { relaxed: 'wider-subject', wider: WIDER },
    'No course matches all your words. These are on Painting, the nearest subject.',
  ],
  [
    { relaxed: 'fewer-filters', intents: [SPANISH, FREE] },
    'No course matches everything. These may not match: Spanish.',
  ],
  [
    { relaxed: 'fewer-filters', complete: 2, intents: [SPANISH, { ...FREE, dropped: true }] },
    '2 courses match everything. The others may not match: Spanish and Free.',
  ],
])('says what results have that do not match the whole search: %j', (part, note) => {
  renderWithRouter(<SearchNotes search={aSearch()} answer={anAnswer(part)} />);
  expect(screen.getByText(note)).toBeVisible();
});

it('says which wishes no fact answers, and what it shows', () => {
  const unsupported = [
    { facet: 'certificate' as const, words: 'with certificate' },
    { facet: 'rating' as const, words: 'best rated' },
  ];
  const { container } = renderWithRouter(
    <SearchNotes search={aSearch()} answer={anAnswer({ unsupported, wanted: 'photography' })} />,
  );
  expect(container).toHaveTextContent(
    'We do not know which courses have certificates or ratings. Showing results for “photography”.',
  );
});

it('says why the newest first says little, where few years are known', () => {
  const { container, rerender } = renderWithRouter(
    <SearchNotes search={aSearch('python', { sort: 'newest' })} answer={anAnswer({ dated: 0.3 })} />,
  );
  expect(container).toHaveTextContent('We know the year of only 30% of these courses. The others come last.');
  rerender(<SearchNotes search={aSearch('python', { sort: 'newest' })} answer={anAnswer({ dated: 0.6 })} />);
  expect(container).toBeEmptyDOMElement();
});
