import { screen } from '@testing-library/react';
import { hrefOf } from '@/__tests__/support/on-screen';
import { renderWithRouter } from '@/__tests__/support/router';
import { anAnswer, aSearch, knownOf } from '@/__tests__/support/search';
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

it('does not call unknown what it offers, or what was chosen', () => {
  const unsupported: SearchAnswer['unsupported'] = [{ facet: 'certificate', words: 'with certificate' }];
  const offer = { facet: 'certificate', value: 'paid', label: 'For a fee', words: 'x', count: 2 } as const;
  const note = (answer: Partial<SearchAnswer>, query = {}) => {
    const view = renderWithRouter(
      <SearchNotes
        search={aSearch('python', query)}
        answer={anAnswer({ unsupported, wanted: 'python', ...answer })}
      />,
    );
    const { textContent } = view.container;
    view.unmount();
    return textContent;
  };
  expect(note({})).toContain('We do not know which courses have certificates.');
  expect(note({ offers: [offer] })).toBe('Showing results for “python”.');
  expect(note({}, { certificate: 'paid' })).toBe('Showing results for “python”.');
});

it.each<[Partial<SearchAnswer>, string]>([
  [
    { relaxed: 'subject', subjects: ['Car repair'] },
    'No course matches everything. These match the subject Car repair.',
  ],
  [
    { relaxed: 'subject', subjects: ['Diving'], partOf: 'Sports', complete: 1 },
    '1 course matches everything. The others match the subject Diving or the wider subject Sports.',
  ],
  [
    { relaxed: 'subject', subjects: ['Jazz', 'Blues'], complete: 1 },
    '1 course matches everything. The others match the subject Jazz or Blues.',
  ],
  [
    { relaxed: 'subject', subjects: ['Jazz', 'Blues', 'Soul'], complete: 3 },
    '3 courses match everything. The others match the subject Jazz, Blues or Soul.',
  ],
  [{ noneForYear: ['8th grade', 'gcse'] }, 'None of these courses is known to be for “8th grade or gcse”.'],
  [{ relaxed: 'other-languages' }, 'No course matches everything. These match it in other languages.'],
  [{ relaxed: 'fewer-filters', intents: [SPANISH, FREE] }, 'None of these courses is in Spanish.'],
  [
    { relaxed: 'fewer-filters', intents: [{ ...FREE, dropped: true }] },
    'No course matches everything. These may not match: Free.',
  ],
  [
    { relaxed: 'fewer-filters', complete: 2, intents: [SPANISH, { ...FREE, dropped: true }] },
    '2 courses match everything. The others may not match: Spanish and Free.',
  ],
])('says what results have that do not match the whole search: %j', (part, note) => {
  renderWithRouter(<SearchNotes search={aSearch()} answer={anAnswer(part)} />);
  expect(screen.getByText(note)).toBeVisible();
});

it('leads from a subject without courses to the wider one', () => {
  const wider = { slug: 'mental-health', name: 'Mental health', count: 57, of: 'Anxiety' };
  const { container } = renderWithRouter(
    <SearchNotes search={aSearch()} answer={anAnswer({ results: [], wider })} />,
  );
  expect(container).toHaveTextContent('Nothing on Anxiety itself. Here is the wider subject:');
  expect(hrefOf('Mental health (57 courses)')).toBe('/search/mental%20health');
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

it.each([
  ['newest', 'We know the year of only 30% of these courses. The others come last.'],
  ['shortest', 'We know the length of only 20% of these courses. The others come last.'],
])('says why %s says little, where few courses state what it follows', (sort, says) => {
  const search = aSearch('python', { sort });
  const few = anAnswer({ known: knownOf({ years: 0.3, hours: 0.2 }) });
  const { container, rerender } = renderWithRouter(<SearchNotes search={search} answer={few} />);
  expect(container).toHaveTextContent(says);
  rerender(<SearchNotes search={search} answer={anAnswer({ known: knownOf({ years: 0.6, hours: 0.6 }) })} />);
  expect(container).toBeEmptyDOMElement();
});

it('says in which language there is none', () => {
  renderWithRouter(<SearchNotes search={aSearch()} answer={anAnswer()} noneIn="Chinese" />);
  expect(screen.getByText('None of these courses is in Chinese.')).toBeVisible();
});
