import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOnline } from '@/__tests__/support/online';
import { type FakeRouter, renderWithRouter } from '@/__tests__/support/router';
import { Toasts } from '@/components/layout/Toasts';
import { SearchBox } from '@/components/search/SearchBox';
import { useNavigationGuard } from '@/lib/search/browser/use-navigation-guard';

const MESSAGE = 'Failed to perform search. Please try again.';

function Page() {
  useNavigationGuard();
  return (
    <>
      <SearchBox look="header" />
      <Toasts />
    </>
  );
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A page that the router could not fetch; what it does about it is called off. */
async function fail({ events }: FakeRouter, address: string) {
  act(() => {
    expect(() => events.emit('routeChangeError', new Error('Failed to fetch'), address, {})).toThrow();
  });
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  // The toast library asks whether less motion is wanted; jsdom has no answer.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(async () => {
  await pass(10_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says in the box and in a toast that a search failed, and keeps what was typed', async () => {
  const { router } = renderWithRouter(<Page />);
  router.push.mockResolvedValue(false);
  await user.type(screen.getByRole('combobox'), 'python{Enter}');
  await pass(3_000);
  expect(screen.getByTestId('spinner')).toBeVisible();
  await fail(router, '/search/python');
  expect(screen.getByText(MESSAGE)).toBeVisible();
  expect(screen.getByText('Search failed. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('python');
  await pass(499);
  expect(screen.getByTestId('spinner')).toBeVisible();
  await pass(1);
  expect(screen.queryByTestId('spinner')).not.toBeInTheDocument();
  await user.type(screen.getByRole('combobox'), 'x');
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

it('says so also of a search that a link began, until another page is opened', async () => {
  const { router } = renderWithRouter(<Page />);
  await fail(router, '/search/Flutter%20%26%20Dart');
  expect(screen.getByText(MESSAGE)).toBeVisible();
  act(() => router.events.emit('routeChangeComplete', '/pricing', { shallow: false }));
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

it('says in a toast that any other page could not be opened', async () => {
  const { router } = renderWithRouter(<Page />);
  await fail(router, '/topics');
  expect(screen.getByText('That page could not be opened. Please try again.')).toBeInTheDocument();
  expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
});

it('says that one is offline where that is why', async () => {
  const { router } = renderWithRouter(<Page />);
  goOnline(false);
  await fail(router, '/topics');
  expect(screen.getByText('You are offline. Please check your internet connection.')).toBeInTheDocument();
});
