import { act, render, screen } from '@testing-library/react';
import { aRouter, LinkArea, renderWithRouter, withRouter } from '@/__tests__/support/router';
import { Shown } from '@/components/ui/Shown';

const rendered = jest.fn();

function Courses({ names }: { names: string[] }) {
  rendered();
  return names.map((name) => (
    <a key={name} href={`/course/${name}`}>
      {name}
    </a>
  ));
}

const list = (names: string[]) => (
  <LinkArea>
    <Shown of={names} className="courses">
      {() => <Courses names={names} />}
    </Shown>
  </LinkArea>
);

const SENT = '<div><div class="courses"><a href="/course/algebra">algebra</a></div></div>';

function takeOver(names: string[]) {
  const container = document.createElement('div');
  container.innerHTML = SENT;
  document.body.append(container);
  const link = container.querySelector('a');
  const router = aRouter();
  const recoverable = jest.fn();
  const page = (shown: string[]) => withRouter(list(shown), router);
  const { rerender } = render(page(names), { container, hydrate: true, onRecoverableError: recoverable });
  return { link, router, recoverable, show: (shown: string[]) => rerender(page(shown)) };
}

beforeEach(() => rendered.mockClear());

it('leaves what the server sent as it is, and renders none of it', () => {
  const { link, recoverable } = takeOver(['algebra']);
  expect(screen.getByRole('link', { name: 'algebra' })).toBe(link);
  expect(rendered).not.toHaveBeenCalled();
  expect(recoverable).not.toHaveBeenCalled();
});

it('renders once it shows something else, and goes on doing so', () => {
  const first = ['algebra'];
  const { show } = takeOver(first);
  act(() => show(['trees', 'graphs']));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['trees', 'graphs']);
  act(() => show(first));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['algebra']);
  expect(screen.getByText('algebra').parentElement).toHaveClass('courses');
});

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
