import { screen } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { Header } from '@/components/layout/Header';

it('leads home with the logo and to the pricing page with Upgrade', () => {
  renderWithRouter(<Header look="full" />);
  expect(screen.getByRole('link', { name: 'Polymath home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
});

it('leads to the courses of the learner, signed in or not, and says where one is', () => {
  const { rerender, router } = renderWithRouter(<Header look="full" />);
  const link = screen.getByRole('link', { name: 'My Courses' });
  expect(link).toHaveAttribute('href', '/my-courses');
  expect(link).not.toHaveAttribute('aria-current');
  Object.assign(router, { pathname: '/my-courses', asPath: '/my-courses' });
  rerender(<Header look="full" />);
  expect(link).toHaveAttribute('aria-current', 'page');
});

it('shows the words of a search page in the search bar, and of no other page', () => {
  const query = { query: 'machine learning' };
  const { rerender, router } = renderWithRouter(
    <Header look="full" />,
    aRouter({ pathname: '/search/[query]', asPath: '/search/machine%20learning', query }),
  );
  expect(screen.getByRole('combobox')).toHaveValue('machine learning');
  Object.assign(router, { pathname: '/pricing', asPath: '/pricing?query=x', query: { query: 'x' } });
  rerender(<Header look="full" />);
  expect(screen.getByRole('combobox')).toHaveValue('');
});
