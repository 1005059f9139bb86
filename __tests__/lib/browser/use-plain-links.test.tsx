import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { consumePlayIntent } from '@/lib/browser/play-intent';
import { usePlainLinks } from '@/lib/browser/use-plain-links';
import { fetchAhead } from '@/lib/next-internals/client/fetch-ahead';

jest.mock('@/lib/next-internals/client/fetch-ahead', () => ({ fetchAhead: jest.fn() }));

const onNear = jest.fn();

function Area() {
  const links = usePlainLinks(onNear);
  return (
    <div {...links}>
      <a href="/search/ui%20ux%20design?page=2#top">
        <b>Design</b>
      </a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/search/python" target="_blank" rel="noopener">
        New tab
      </a>
      <a href="/feeds/python.xml" type="application/atom+xml">
        Feed
      </a>
      <a href="/search/python?sort=newest" data-stay="">
        Newest
      </a>
      <a href="/course/git/2-branches" data-play="">
        Branches
      </a>
      <nav data-stay="results">
        <a href="/search/python?page=2">2</a>
      </nav>
      <a href="#main">Skip</a>
      <span>No link</span>
      <section id="results" tabIndex={-1} />
    </div>
  );
}

function click(text: string, options = {}) {
  const { router } = renderWithRouter(<Area />);
  fireEvent.click(screen.getByText(text), { button: 0, ...options });
  return router;
}

// jsdom cannot follow links: this stops what our handler let through.
beforeEach(() => window.addEventListener('click', (event) => event.preventDefault(), { once: true }));

it('lets the router follow a plain click, wherever in the link it falls', () => {
  const router = click('Design');
  expect(router.push).toHaveBeenCalledWith('/search/ui%20ux%20design?page=2#top');
});

it.each([
  ['another site', 'Elsewhere', {}],
  ['a link for a new tab', 'New tab', {}],
  ['a file', 'Feed', {}],
  ['a click with Control', 'Design', { ctrlKey: true }],
  ['a click with Command', 'Design', { metaKey: true }],
  ['the middle button', 'Design', { button: 1 }],
  ['a click beside the links', 'No link', {}],
  ['a place on the same page', 'Skip', {}],
])('leaves %s to the browser', (_name, text, options) => {
  const router = click(text, options);
  expect(router.push).not.toHaveBeenCalled();
});

it('fetches a page ahead once when a pointer comes upon its link', () => {
  const { router } = renderWithRouter(<Area />);
  fireEvent.pointerOver(screen.getByText('Design'));
  fireEvent.pointerOver(screen.getByText('Design'));
  for (const text of ['Elsewhere', 'Feed', 'No link']) fireEvent.pointerOver(screen.getByText(text));
  expect(jest.mocked(router.prefetch).mock.calls.map(([address]) => address)).toEqual([
    '/search/ui%20ux%20design?page=2#top',
  ]);
  expect(onNear.mock.calls).toEqual([['/search/ui%20ux%20design']]);
});

it('notes that a lesson may start by itself, for a link that says so', () => {
  click('Branches');
  expect(consumePlayIntent('/course/git/2-branches')).toBe(true);
});

it('stays where it is with a link that says so', () => {
  const router = click('Newest');
  expect(router.push).toHaveBeenCalledWith('/search/python?sort=newest', undefined, { scroll: false });
});

it('goes to the place that links among them say, as somebody who turns a page goes on from the first course', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const router = click('2');
  expect(router.push).toHaveBeenCalledWith('/search/python?page=2', undefined, { scroll: false });
  await act(async () => {});
  expect(document.getElementById('results')).toHaveFocus();
  expect(scrolled).toHaveBeenCalled();
});

describe('what somebody is about to open', () => {
  const ahead = jest.mocked(fetchAhead);
  const asked = () => ahead.mock.calls.map(([path]) => path);
  const branches = () => screen.getByText('Branches');

  beforeEach(() => {
    jest.useFakeTimers();
    ahead.mockClear();
    renderWithRouter(<Area />);
  });
  afterEach(() => jest.useRealTimers());

  it('is fetched when the mouse rests on its link, not when it passes', () => {
    fireEvent.pointerOver(branches(), { pointerType: 'mouse' });
    fireEvent.pointerOver(screen.getByText('No link'), { pointerType: 'mouse' });
    jest.runAllTimers();
    expect(asked()).toEqual([]);
    fireEvent.pointerOver(branches(), { pointerType: 'mouse' });
    jest.runAllTimers();
    expect(asked()).toEqual(['/course/git/2-branches']);
  });

  it('is fetched when the keyboard comes to its link', () => {
    fireEvent.focus(branches());
    jest.runAllTimers();
    expect(asked()).toEqual(['/course/git/2-branches']);
  });

  it('is fetched once', () => {
    for (let times = 0; times < 3; times++) fireEvent.pointerOver(branches(), { pointerType: 'mouse' });
    jest.runAllTimers();
    expect(asked()).toHaveLength(1);
  });
});
