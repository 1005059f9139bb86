import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithRouter } from '@/__tests__/support/router';
import { aSearch } from '@/__tests__/support/search';
import { LanguageOffer } from '@/components/search/LanguageOffer';

const TOTAL = 90;
const speak = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const offer = (es: number) =>
  renderWithRouter(<LanguageOffer search={aSearch('python')} languages={{ es }} total={TOTAL} />);
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.lang = '';
});

it('offers the results in the language of the browser, as a link that can be shared', () => {
  speak('es-MX');
  offer(42);

  const link = screen.getByRole('link', { name: '42 of these in Spanish' });
  expect(link).toHaveAttribute('href', '/search/python?language=es');
});

it('offers those in the language of the page without a browser, so that nothing moves', () => {
  document.documentElement.lang = 'pt-BR';
  const languages = { es: 42, pt: 7 };
  const html = renderToString(
    <LanguageOffer search={aSearch('python')} languages={languages} total={TOTAL} />,
  );

  expect(html).toContain('/search/python?language=pt');
});

it.each([
  ['in a language that no result has', 'ko', 42],
  ['where all results are in it', 'es', TOTAL],
])('offers nothing %s', (_what, language, count) => {
  speak(language);
  offer(count);

  expect(screen.queryByRole('link')).toBeNull();
});
