import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOnline } from '@/__tests__/support/online';
import { renderWithRouter } from '@/__tests__/support/router';
import { Toasts } from '@/components/layout/Toasts';
import { SearchBox } from '@/components/search/SearchBox';
import { useNavigationGuard } from '@/lib/search/browser/use-navigation-guard';

function Page() {
  useNavigationGuard();
  return (
    <>
      <SearchBox look="header" />
      <Toasts />
    </>
  );
}

/** Shows a page that could not open another one. */
function failToOpen(address: string) {
  // The toast library asks whether less motion is wanted; jsdom has no answer.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  global.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { router } = renderWithRouter(<Page />);
  act(() => {
    const lost = new Error('Failed to fetch');
    expect(() => router.events.emit('routeChangeError', lost, address, {})).toThrow();
  });
}

it('says in the box that a search failed, until somebody types', async () => {
  failToOpen('/search/python');
  const message = await screen.findByText('Failed to perform search. Please try again.');
  await userEvent.type(screen.getByRole('combobox'), 'x');
  expect(message).not.toBeInTheDocument();
});

it('says that one is offline where that is why a page could not be opened', async () => {
  goOnline(false);
  failToOpen('/topics');
  expect(
    await screen.findByText('You are offline. Please check your internet connection.'),
  ).toBeInTheDocument();
});
