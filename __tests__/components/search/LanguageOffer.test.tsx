import { screen } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { aSearch } from '@/__tests__/support/search';
import { LanguageOffer } from '@/components/search/LanguageOffer';

const TOTAL = 90;
const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const offer = (es: number) =>
  renderWithRouter(<LanguageOffer search={aSearch('python')} languages={{ es }} total={TOTAL} />);
afterEach(() => jest.restoreAllMocks());

it('offers the results in the language of the browser, as a link that can be shared', () => {
  speak('es-MX');
  offer(42);

  const link = screen.getByRole('link', { name: '42 of these in Spanish' });
  expect(link).toHaveAttribute('href', '/search/python?language=es');
});

it.each([
  ['in a language that no result has', 'ko', 42],
  ['where all results are in it', 'es', TOTAL],
])('offers nothing %s', (_what, language, count) => {
  speak(language);
  offer(count);

  expect(screen.queryByRole('link')).toBeNull();
});
