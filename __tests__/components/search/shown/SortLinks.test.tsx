import { render, screen } from '@testing-library/react';
import { aSearch } from '@/__tests__/support/search';
import { SortLinks } from '@/components/search/shown/SortLinks';

const orders = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('offers the newest where most years are known', () => {
  render(<SortLinks search={aSearch()} dated={0.6} />);
  expect(orders()).toEqual(['Most relevant', 'Most popular', 'Newest']);
});

it('does not offer the newest where few years are known', () => {
  render(<SortLinks search={aSearch()} dated={0.59} />);
  expect(orders()).toEqual(['Most relevant', 'Most popular']);
});

it('shows the order of an address that asks for it all the same', () => {
  render(<SortLinks search={aSearch('python', { sort: 'newest' })} dated={0.1} />);
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
});
