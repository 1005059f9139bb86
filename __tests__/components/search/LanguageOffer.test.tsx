import { screen } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { aSearch } from '@/__tests__/support/search';
import { LanguageOffer } from '@/components/search/LanguageOffer';
import type { SearchAnswer } from '@/lib/search/search.types';

const answer = (count: number, intents: SearchAnswer['intents'] = []) => ({
  total: 90,
  intents,
  facets: [
    { name: 'language' as const, values: [{ value: 'es', label: 'Spanish', count, selected: false }] },
  ],
});

const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
afterEach(() => jest.restoreAllMocks());

it('offers the results in the language of the browser, as a link that can be shared', () => {
  speak('es-MX');
  renderWithRouter(<LanguageOffer search={aSearch('python')} answer={answer(42)} />);

  const link = screen.getByRole('link', { name: '42 of these in Spanish' });
  expect(link).toHaveAttribute('href', '/search/python?language=es');
});

it.each([
  ['in a language that no result has', 'ko', answer(42), {}],
  ['where all results are in it', 'es', answer(90), {}],
  ['where a language is chosen', 'es', answer(42), { language: 'fr' }],
  [
    'where the words name a language',
    'es',
    answer(42, [{ facet: 'language', value: 'en', label: 'English', words: 'in english' }]),
    {},
  ],
])('offers nothing %s', (_what, language, given, query) => {
  speak(language);
  renderWithRouter(<LanguageOffer search={aSearch('python', query)} answer={given} />);

  expect(screen.queryByRole('link')).toBeNull();
});
