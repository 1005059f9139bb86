import { screen, waitFor } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { preferLanguages, usePreferredShelves } from '@/lib/search/browser';

const SUBJECTS = ['Music', 'Science', 'Business'];
const shelvesOf = (language: string) =>
  SUBJECTS.map((subject) => `<section aria-label="${subject}">${subject} in ${language}</section>`).join('');
const home = (language: string) => `<div data-sent="true">${shelvesOf(language)}</div>`;

const answer = (ok: boolean) => {
  global.fetch = jest.fn(async () => ({ ok, text: async () => home('Spanish') }) as Response);
};

const Shelves = () => {
  usePreferredShelves();
  return null;
};
const open = (query = {}, asPath = '/') => renderWithRouter(<Shelves />, aRouter({ query, asPath })).router;
const shown = () => screen.getAllByRole('region').map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = home('English');
  answer(true);
  // The first is in the window.
  for (const [at, shelf] of screen.getAllByRole('region').entries())
    shelf.getBoundingClientRect = () => new DOMRect(0, innerHeight - 10 + at * 100, 300, 100);
});
afterEach(() => preferLanguages([]));

it('exchanges the shelves below the window for those with courses in the preferred languages first', async () => {
  preferLanguages(['es']);
  const { replace } = open();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/?prefer=es', '/', expect.anything()));
  expect(fetch).toHaveBeenCalledWith('/?prefer=es');
  expect(shown()).toEqual(['Music in English', 'Science in Spanish', 'Business in Spanish']);
});

it.each([
  ['no language is preferred', [], {}],
  ['the address says which', ['es'], { prefer: 'es' }],
])('fetches nothing where %s', async (_case, languages, query) => {
  preferLanguages(languages);
  open(query);
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['the server has no answer', () => answer(false)],
  ['another page is awaited', () => document.documentElement.setAttribute('data-waiting', '')],
])('leaves the shelves as they are where %s', async (_case, happen) => {
  happen();
  preferLanguages(['es']);
  const { replace } = open();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((later) => setTimeout(later));
  document.documentElement.removeAttribute('data-waiting');
  expect(shown()).toEqual(SUBJECTS.map((subject) => `${subject} in English`));
  expect(replace).not.toHaveBeenCalled();
});
