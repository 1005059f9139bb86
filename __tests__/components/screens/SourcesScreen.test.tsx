import { screen, within } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { SourcesScreen } from '@/components/screens/SourcesScreen';

it('names each source with its licence, whom it asks to name, and its courses', () => {
  const sources = [
    {
      id: 'a/list',
      licence: 'CC BY 4.0',
      attribution: 'By the authors of the list',
      url: 'https://example.org/list',
      courses: 1200,
    },
    { id: 'b/list', courses: 1 },
  ];
  renderWithRouter(<SourcesScreen sources={sources} courses={1201} />, aRouter());
  expect(screen.getByText(/This site has 1,201 courses/)).toBeVisible();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('CC BY 4.0');
  expect(first).toHaveTextContent('By the authors of the list');
  expect(first).toHaveTextContent('1,200');
  expect(within(first as HTMLElement).getByRole('link', { name: 'a/list' })).toHaveAttribute(
    'href',
    'https://example.org/list',
  );
  expect(second).toHaveTextContent('None stated');
});

it('says of each label on the pages of courses what was checked, and names no label that no page has', () => {
  renderWithRouter(<SourcesScreen sources={[]} courses={1} />, aRouter());
  const labels = within(screen.getByRole('region', { name: 'How sure the facts are' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual([
    expect.stringMatching(/^Last checked and a day/),
    expect.stringMatching(/^Found in several lists: .* We have not checked it\./),
    expect.stringMatching(/^Found in one list, or Not checked in search results: .* have not checked it\./),
  ]);
});
