import { render, screen } from '@testing-library/react';
import { hrefOf } from '@/__tests__/support/on-screen';
import { aSearch } from '@/__tests__/support/search';
import { FilterOffers } from '@/components/search/shown/Offers';

it('offers a filter with its count, as a link that keeps the words as text', () => {
  const offer = { value: 'Climate Change', label: 'Climate Change', words: 'climate change', count: 3 };
  render(<FilterOffers search={aSearch('climate change')} offers={[{ facet: 'provider', ...offer }]} />);
  expect(hrefOf('3 of these from Climate Change')).toBe(
    '/search/climate%20change?provider=Climate+Change&text=provider',
  );
});

it.each([
  [{ facet: 'level', value: 'beginner', label: 'Beginner' }, '5 of these with the level Beginner'],
  [{ facet: 'cost', value: 'free', label: 'Free' }, '5 of these with the price Free'],
  [{ facet: 'length', value: 'max-5', label: 'Under 5 hours' }, '5 of these with the length Under 5 hours'],
  [{ facet: 'language', value: 'es', label: 'Spanish' }, '5 of these in Spanish'],
] as const)('says what the filter is: %j', (filter, name) => {
  const offers = [{ ...filter, words: 'some', count: 5 }];
  render(<FilterOffers search={aSearch('python')} offers={offers} />);
  expect(screen.getByRole('link', { name })).toBeVisible();
});

it('shows nothing where nothing is offered', () => {
  const { container } = render(<FilterOffers search={aSearch('climate change')} />);
  expect(container).toBeEmptyDOMElement();
});
