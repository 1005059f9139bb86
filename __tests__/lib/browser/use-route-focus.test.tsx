import { act, screen } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { useRouteFocus } from '@/lib/browser/use-route-focus';

function Results() {
  return (
    <main ref={useRouteFocus<HTMLElement>()} tabIndex={-1}>
      <a href="/course/a">A</a>
      <a href="/course/b?t=1">B</a>
      <a href="/course/b">B again</a>
    </main>
  );
}

/** The page of results is shown by somebody who was at `from`. */
async function arrive(from: string, byBack: boolean) {
  history.replaceState(null, '', from);
  const router = aRouter();
  renderWithRouter(<Results />, router);
  await act(async () => {
    history.replaceState(null, '', '/search/python');
    if (byBack) dispatchEvent(new PopStateEvent('popstate'));
    router.events.emit('routeChangeStart', '/search/python');
    router.events.emit('routeChangeComplete', '/search/python');
  });
}

it('puts the focus of who comes back on the link to where they were', async () => {
  await arrive('/course/b#reviews', true);
  expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
});

it('puts the focus of who comes back on the page that has no such link', async () => {
  await arrive('/topics', true);
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each(['', '/es'])(
  'leaves the focus where it is as long as the page under %s is the same',
  async (prefix) => {
    history.replaceState(null, '', `${prefix}/search/python`);
    const router = aRouter();
    renderWithRouter(<Results />, router);
    const link = screen.getByRole('link', { name: 'A' });
    link.focus();
    await act(async () => {
      router.events.emit('routeChangeStart', `${prefix}/search/python?level=beginner`);
      router.events.emit('routeChangeComplete', `${prefix}/search/python?level=beginner`);
    });
    expect(link).toHaveFocus();
  },
);
