import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithRouter } from '@/__tests__/support/router';
import { SearchBox } from '@/components/search/SearchBox';

type Router = Parameters<typeof renderWithRouter>[1];

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const showBox = (router?: Router) => renderWithRouter(<SearchBox look="header" />, router);
export const box = () => screen.getByRole('combobox');
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
export const remember = (...searches: string[]) =>
  localStorage.setItem('recentSearches', JSON.stringify(searches));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
