import { screen } from '@testing-library/react';
import { hrefOf } from '@/__tests__/support/on-screen';
import { renderWithRouter } from '@/__tests__/support/router';
import { aSearch } from '@/__tests__/support/search';
import { FilterChips } from '@/components/search/shown/FilterChips';

const understood = {
  facet: 'length',
  value: 'max-5',
  label: 'Under 5 hours',
  words: 'under 5 hours',
} as const;

it('says that an inferred filter is not applied', () => {
  const search = aSearch('python under 5 hours');
  renderWithRouter(<FilterChips search={search} facets={[]} intents={[{ ...understood, dropped: true }]} />);

  expect(screen.getByRole('link', { name: /Under 5 hours \(not applied\)$/ })).toBeInTheDocument();
});

it('turns an applied inferred filter back into words when it is removed', () => {
  const search = aSearch('python under 5 hours');
  renderWithRouter(<FilterChips search={search} facets={[]} intents={[understood]} />);

  const chip = screen.getByRole('link', {
    name: /as text instead of using the filter Length: Under 5 hours$/,
  });
  expect(chip).toHaveAttribute('href', '/search/python%20under%205%20hours?text=length');
});

it('removes an exclusion from the address', () => {
  const search = { ...aSearch('javascript'), without: ['react', 'vue'] };
  const exclusions = [{ label: 'react', words: 'react' }];
  renderWithRouter(<FilterChips search={search} facets={[]} intents={[]} exclusions={exclusions} />);

  expect(hrefOf(/react/)).toBe('/search/javascript?without=vue');
});
