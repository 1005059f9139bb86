import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hrefOf } from '@/__tests__/support/on-screen';
import { renderWithRouter } from '@/__tests__/support/router';
import { anAnswer, aSearch } from '@/__tests__/support/search';
import { FacetPanel } from '@/components/search/FacetPanel';
import { Pagination } from '@/components/search/shown/Pagination';
import { SearchNotes } from '@/components/search/shown/SearchNotes';
import type { ListedFacet } from '@/lib/search/search-page.types';

const LEVELS: ListedFacet = {
  name: 'level',
  more: 0,
  values: [
    { value: 'beginner', label: 'Beginner', count: 12 },
    { value: 'advanced', label: 'Advanced', count: 3 },
  ],
};

it('isolates right-to-left words, so that a correction is shown in the right order', () => {
  const answer = anAnswer({ correctedTo: 'تعلم الآلة' });
  renderWithRouter(<SearchNotes search={aSearch('تعلم الالة')} answer={answer} />);
  for (const words of ['تعلم الآلة', 'تعلم الالة']) {
    expect(screen.getByRole('link', { name: words }).querySelector('bdi')).toHaveTextContent(words);
  }
});

it.each([
  ['1', 3, ['1', '2', '3']],
  ['6', 12, ['1', '…', '4', '5', '6', '7', '8', '…', '12']],
])('shows the ends and the neighbourhood of page %s of %s', (page, pages, shown) => {
  renderWithRouter(<Pagination search={aSearch('python', { page })} pages={pages} />);

  const steps = [...screen.getByRole('navigation').children].map(({ textContent }) => textContent?.trim());
  expect(steps.filter((words) => !/Previous|Next/.test(words ?? ''))).toEqual(shown);
});

it('needs no page links for one page', () => {
  const { container } = renderWithRouter(<Pagination search={aSearch()} pages={1} />);

  expect(container).toBeEmptyDOMElement();
});

it('tells which page is the current one', () => {
  renderWithRouter(<Pagination search={aSearch('python', { page: '2' })} pages={3} />);

  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(hrefOf('Next')).toBe('/search/python?page=3');
});

it('searches at once when a filter is ticked, and keeps what was ticked meanwhile', async () => {
  const { router } = renderWithRouter(<FacetPanel search={aSearch()} facets={[LEVELS]} />);

  await userEvent.click(screen.getByRole('checkbox', { name: /Beginner/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Advanced/ }));

  expect(screen.getByRole('checkbox', { name: /Beginner/ })).toBeChecked();
  expect(router.push).toHaveBeenLastCalledWith(
    '/search/python?level=advanced&level=beginner',
    undefined,
    expect.anything(),
  );
});

it('opens a folded facet by a link, and closes it again', () => {
  const facet: ListedFacet = { name: 'certificate', values: [], more: 3, isFolded: true };
  const view = renderWithRouter(<FacetPanel search={aSearch()} facets={[facet]} />);
  const link = screen.getByRole('link', { name: '3 more in Certificate' });
  expect(link).toHaveAttribute('href', '/search/python?more=certificate');

  const open: ListedFacet = { ...facet, more: 0, values: [{ value: 'free', label: 'Free', count: 2 }] };
  view.rerender(<FacetPanel search={aSearch('python', { more: 'certificate' })} facets={[open]} />);
  expect(screen.getByRole('checkbox', { name: 'Free' })).toBeVisible();
  expect(hrefOf('Fewer in Certificate')).toBe('/search/python');
});

it('works as a plain form without scripts', () => {
  renderWithRouter(<FacetPanel search={aSearch('a b', { sort: 'newest' })} facets={[LEVELS]} />);
  const form = screen.getByRole('form', { name: 'Filters' });

  expect(form).toHaveAttribute('action', '/search/a%20b');
  expect(form).toHaveFormValues({ sort: 'newest' });
});

describe('a facet with more values than a page lists', () => {
  const topics: ListedFacet = {
    name: 'topic',
    more: 2,
    values: Array.from({ length: 6 }, (_, at) => ({
      value: `topic-${at}`,
      label: `Topic ${at}`,
      count: 9 - at,
    })),
  };

  it('leads to the same search with all of them, which keeps where somebody was', () => {
    renderWithRouter(<FacetPanel search={aSearch('python', { level: 'beginner' })} facets={[topics]} />);

    const more = screen.getByRole('link', { name: '2 more in Topic' });
    expect(more).toHaveAttribute('href', '/search/python?level=beginner&more=topic');
    expect(more).toHaveAttribute('data-stay');
  });

  it('shows the others after the link that they came from, which has the focus', () => {
    const view = renderWithRouter(<FacetPanel search={aSearch()} facets={[topics]} />);
    const link = screen.getByRole('link', { name: '2 more in Topic' });
    link.focus();
    const others = ['a', 'b'].map((value) => ({ value, label: value, count: 1 }));
    const whole = { ...topics, more: 0, values: [...topics.values, ...others] };
    view.rerender(<FacetPanel search={aSearch('python', { more: 'topic' })} facets={[whole]} />);

    expect(document.activeElement).toBe(link);
    expect(link).toHaveAccessibleName('Fewer in Topic');
    expect(link).toHaveAttribute('href', '/search/python');
    const [first] = screen.getAllByRole('checkbox', { name: /^[ab]$/ });
    expect(link.compareDocumentPosition(first as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps it listed whole when a filter is ticked', async () => {
    const { router } = renderWithRouter(
      <FacetPanel search={aSearch('python', { more: 'topic' })} facets={[topics]} />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Topic 0' }));
    expect(router.push).toHaveBeenCalledWith(
      '/search/python?topic=topic-0&more=topic',
      undefined,
      expect.anything(),
    );
  });
});
