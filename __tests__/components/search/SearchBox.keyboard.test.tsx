import { screen } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { box, options, pass, remember, showBox, user } from '@/__tests__/support/search-box';
import { SearchBox } from '@/components/search/SearchBox';
import type { Suggestion } from '@/lib/search/search.types';

const list = () => screen.queryByRole('listbox');

/** The text of the option that the field says is highlighted; fails if it names one that does not exist. */
function highlighted() {
  const id = box().getAttribute('aria-activedescendant');
  if (id === null) return null;
  const option = document.getElementById(id);
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(option).toHaveAttribute('role', 'option');
  return option?.textContent;
}

function suggest(...suggestions: Suggestion[]) {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ suggestions }) }) as Response);
}

beforeEach(() => {
  remember('python', 'java', 'pottery');
  suggest();
});

it('moves through the options and back to the field with the arrow keys', async () => {
  showBox();
  await user.click(box());
  expect(highlighted()).toBeNull();
  const seen: unknown[] = [];
  for (let step = 0; step < 5; step++) {
    await user.keyboard('{ArrowDown}');
    seen.push(highlighted());
  }
  expect(seen).toEqual(['python', 'java', 'pottery', null, 'python']);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(highlighted()).toBe('pottery');
});

it('names its list while it is open', async () => {
  showBox();
  expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  expect(box()).not.toHaveAttribute('aria-controls');
  await user.click(box());
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', list()?.id);
});

it('closes with Escape, keeps the text, and opens again with an arrow', async () => {
  showBox();
  await user.type(box(), 'p{ArrowDown}{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(highlighted()).toBeNull();
  expect(box()).toHaveValue('p');
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('python');
  await user.keyboard('{Escape}{ArrowUp}');
  expect(highlighted()).toBe('pottery');
});

it.each(['{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}', 'x'])(
  'goes back to the text with %s',
  async (key) => {
    localStorage.setItem('recentSearches', JSON.stringify(['pxyz']));
    showBox();
    await user.type(box(), 'p{ArrowDown}');
    expect(highlighted()).toBe('pxyz');
    await user.keyboard(key);
    expect(highlighted()).toBeNull();
    expect(list()).toBeInTheDocument();
  },
);

it('closes at once with Tab and goes on to what follows the box', async () => {
  renderWithRouter(
    <>
      <SearchBox look="header" />
      <button type="button">After</button>
    </>,
  );
  await user.click(box());
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(list()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('opens when the Tab key brings the focus', async () => {
  showBox();
  await user.tab();
  expect(list()).toBeInTheDocument();
});

it('forgets the highlighted search with Delete, and all with Shift and Delete', async () => {
  showBox();
  await user.click(box());
  await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
  expect(options()).toEqual(['python', 'pottery']);
  expect(highlighted()).toBeNull();
  await user.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
  expect(list()).not.toBeInTheDocument();
  expect(localStorage.getItem('recentSearches')).toBeNull();
  expect(box()).toHaveAccessibleDescription('');
});

it('says how to use the keys', () => {
  showBox();
  expect(box()).toHaveAccessibleDescription(/arrows to choose.*Press Delete to remove/);
});

it('keeps the highlight on the same option when others come and go', async () => {
  suggest({ kind: 'course', text: 'Pottery at the wheel', href: '/course/pottery' });
  showBox();
  await user.type(box(), 'po{ArrowDown}');
  expect(highlighted()).toBe('pottery');
  await pass(500);
  expect(options()).toHaveLength(2);
  expect(highlighted()).toBe('pottery');
});
