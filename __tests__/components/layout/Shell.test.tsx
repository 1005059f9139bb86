import { act, screen } from '@testing-library/react';
import { type FakeRouter, renderWithRouter } from '@/__tests__/support/router';
import { Shell } from '@/components/layout/Shell';

const page = (text: string) => (
  <Shell header="full">
    <h1>{text}</h1>
    <button type="button">Inside</button>
  </Shell>
);

const main = () => screen.getByRole('main');

// The code of the footer comes apart from the page's, and the first page waits for it.
beforeAll(async () => {
  const { unmount } = renderWithRouter(page('Hello'));
  await screen.findByRole('main');
  unmount();
});

function navigate(
  { events }: FakeRouter,
  event: 'routeChangeStart' | 'routeChangeComplete',
  address: string,
) {
  act(() => events.emit(event, address, { shallow: false }));
}

it('leaves the focus alone when only filters or the place on the page change', () => {
  const { router } = renderWithRouter(page('Hello'));
  act(() => screen.getByRole('combobox').focus());
  navigate(router, 'routeChangeComplete', '/?level=beginner');
  navigate(router, 'routeChangeComplete', '/#top');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

it('moves the focus from a link that both pages have', () => {
  const { router } = renderWithRouter(page('Lesson 1'));
  act(() => screen.getByRole('button', { name: 'Inside' }).focus());
  navigate(router, 'routeChangeStart', '/course/algebra/2-trees');
  navigate(router, 'routeChangeComplete', '/course/algebra/2-trees');
  expect(main()).toHaveFocus();

  act(() => screen.getByRole('button', { name: 'Inside' }).focus());
  navigate(router, 'routeChangeStart', '/course/algebra/2-trees?t=30');
  navigate(router, 'routeChangeComplete', '/course/algebra/2-trees?t=30');
  expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
});

it('leaves the focus where the new page put it', () => {
  const { router } = renderWithRouter(page('Hello'));
  navigate(router, 'routeChangeStart', '/profile');
  screen.getByRole('button', { name: 'Inside' }).focus();
  navigate(router, 'routeChangeComplete', '/profile');
  expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
});
