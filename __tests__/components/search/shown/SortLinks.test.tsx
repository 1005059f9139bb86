import { render, screen } from '@testing-library/react';
import { aSearch, knownOf } from '@/__tests__/support/search';
import { SortLinks } from '@/components/search/shown/SortLinks';

const orders = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('offers an order where most courses state what it follows', () => {
  render(<SortLinks search={aSearch()} known={knownOf({ years: 0.6, hours: 0.59 })} />);
  expect(orders()).toEqual(['Most relevant', 'Most popular', 'Newest']);
});

it('offers the shortest and the longest where most lengths are known', () => {
  render(<SortLinks search={aSearch()} known={knownOf({ years: 0.59, hours: 0.6 })} />);
  expect(orders()).toEqual(['Most relevant', 'Most popular', 'Shortest', 'Longest']);
});

it('shows the order of an address that asks for it all the same', () => {
  render(
    <SortLinks search={aSearch('python', { sort: 'newest' })} known={knownOf({ years: 0.1, hours: 0 })} />,
  );
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
});
