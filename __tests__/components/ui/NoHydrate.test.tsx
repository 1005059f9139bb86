import { act, fireEvent, render, screen } from '@testing-library/react';
import { aRouter, LinkArea, renderWithRouter, withRouter } from '@/__tests__/support/router';
import { NoHydrate } from '@/components/ui/NoHydrate';

const rendered = jest.fn();

function Courses({ names }: { names: string[] }) {
  rendered();
  return names.map((name) => (
    <li key={name}>
      <a href={`/course/${name}`}>{name}</a>
    </li>
  ));
}

const list = (names: string[]) => (
  <LinkArea>
    <NoHydrate as="ol" staleKey={names} className="courses">
      <Courses names={names} />
    </NoHydrate>
  </LinkArea>
);

const SENT = '<div><ol class="courses"><li><a href="/course/algebra">algebra</a></li></ol></div>';

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

it('lets the router follow the links that the server sent', () => {
  const { router } = takeOver(['algebra']);
  fireEvent.click(screen.getByRole('link', { name: 'algebra' }));
  expect(router.push).toHaveBeenCalledWith('/course/algebra');
});

it('renders once it shows something else, and goes on doing so', () => {
  const first = ['algebra'];
  const { show } = takeOver(first);
  act(() => show(['trees', 'graphs']));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['trees', 'graphs']);
  act(() => show(first));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['algebra']);
  expect(screen.getByRole('list')).toHaveClass('courses');
});

it('renders where the browser makes the page', () => {
  renderWithRouter(list(['algebra']));
  expect(screen.getByRole('link', { name: 'algebra' })).toHaveAttribute('href', '/course/algebra');
});
