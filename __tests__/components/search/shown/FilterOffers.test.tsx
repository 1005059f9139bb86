import { render, screen } from '@testing-library/react';
import { aSearch } from '@/__tests__/support/search';
import { FilterOffers } from '@/components/search/shown/FilterOffers';

it('offers a filter with its count, as a link that keeps the words as text', () => {
  const offer = { value: 'Climate Change', label: 'Climate Change', words: 'climate change', count: 3 };
  render(<FilterOffers search={aSearch('climate change')} offers={[{ facet: 'provider', ...offer }]} />);
  expect(screen.getByRole('link', { name: '3 of these from Climate Change' })).toHaveAttribute(
    'href',
    '/search/climate%20change?provider=Climate+Change&text=provider',
  );
});

it('shows nothing where nothing is offered', () => {
  const { container } = render(<FilterOffers search={aSearch('climate change')} />);
  expect(container).toBeEmptyDOMElement();
});
