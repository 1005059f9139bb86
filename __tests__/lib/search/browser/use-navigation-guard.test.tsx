import { act, screen } from '@testing-library/react';
import { goOnline } from '@/__tests__/support/online';
import { renderWithRouter } from '@/__tests__/support/router';
import { Toasts } from '@/components/layout/Toasts';
import { useNavigationGuard } from '@/lib/search/browser/use-navigation-guard';

function Page() {
  useNavigationGuard();
  return <Toasts />;
}

it('says that one is offline where that is why a page could not be opened', async () => {
  // The toast library asks whether less motion is wanted; jsdom has no answer.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { router } = renderWithRouter(<Page />);
  goOnline(false);
  act(() => {
    const lost = new Error('Failed to fetch');
    expect(() => router.events.emit('routeChangeError', lost, '/topics', {})).toThrow();
  });
  expect(
    await screen.findByText('You are offline. Please check your internet connection.'),
  ).toBeInTheDocument();
});
