import { render, screen } from '@testing-library/react';
import { aRouter, renderWithRouter, withRouter } from '@/__tests__/support/router';
import { Shown } from '@/components/ui/Shown';

const part = (names: string[] | undefined) => (
  <Shown of={names}>{(known) => known.map((name) => <p key={name}>{name}</p>)}</Shown>
);

it('keeps what the server sent, without the data', () => {
  const container = document.createElement('div');
  container.innerHTML = '<div><p>algebra</p></div>';
  document.body.append(container);
  const router = aRouter();
  const { rerender } = render(withRouter(part(undefined), router), { container, hydrate: true });

  expect(screen.getByText('algebra')).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  rerender(withRouter(part(['trees']), router));
  expect(container).toHaveTextContent(/^trees$/);
});

it('fetches the data where the browser has to render it', () => {
  window.history.replaceState({}, '', '/search/python?level=beginner#results');
  const { router, rerender } = renderWithRouter(part(undefined));

  expect(router.replace).toHaveBeenCalledWith('/search/python?level=beginner', undefined, { scroll: false });
  rerender(part(undefined));
  expect(router.replace).toHaveBeenCalledTimes(1);
  rerender(part(['algebra']));
  expect(screen.getByText('algebra')).toBeVisible();
});
