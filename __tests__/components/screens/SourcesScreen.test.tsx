import { screen, within } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { SourcesScreen } from '@/components/screens/SourcesScreen';

it('names each source with a link to its licence, who made it, what it copies and what was changed', () => {
  const sources = [
    {
      id: 'a/list',
      licence: 'CC-BY-4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
      attribution: 'By the authors of the list',
      copies: 'Example University',
      changes: 'Levels are left out.',
      url: 'https://example.org/list',
      courses: 1200,
    },
    { id: 'b/list', licence: 'none stated', courses: 1 },
  ];
  renderWithRouter(<SourcesScreen sources={sources} courses={1201} />, aRouter());
  expect(screen.getByText(/This site has 1,201 courses/)).toBeVisible();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveAttribute('id', 'list-a-list');
  expect(within(first as HTMLElement).getByRole('link', { name: 'CC-BY-4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  for (const note of ['By the authors of the list', 'A copy of Example University', 'Levels are left out.'])
    expect(first).toHaveTextContent(note);
  expect(first).toHaveTextContent('1,200');
  expect(within(first as HTMLElement).getByRole('link', { name: 'a/list' })).toHaveAttribute(
    'href',
    'https://example.org/list',
  );
  expect(second).toHaveTextContent('none stated');
  expect(screen.getByRole('heading', { name: 'What we changed' })).toHaveAttribute('id', 'changes');
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
