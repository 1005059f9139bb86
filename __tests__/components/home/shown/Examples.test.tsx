import { render, screen } from '@testing-library/react';
import { Examples } from '@/components/home/shown/Examples';
import { provideLocales } from '@/lib/locale/current-locale';

const inLanguage = (names: Record<string, string>) =>
  provideLocales({ locale: () => 'es', messages: () => undefined, names: () => names });

it('names its topics as the page’s language calls them, and leads to the one page of each', () => {
  inLanguage({ 'Linear algebra': 'Álgebra lineal' });
  render(<Examples />);
  expect(screen.getByRole('link', { name: 'Álgebra lineal' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/search\/linear%20algebra$/),
  );
  expect(screen.getByRole('link', { name: 'python' })).not.toHaveAttribute('rel');
  expect(screen.getByRole('link', { name: '操作系统' })).toHaveAttribute('rel', 'nofollow');
});
