import { fireEvent, render, screen } from '@testing-library/react';
import { inPreferred, preferLanguages, startPreferring } from '@/lib/search/browser';

let chosen: string[] = [];
let started: ReturnType<typeof startPreferring>;

const PATHS = {
  search: '/search/sql',
  filtered: '/search/sql?level=beginner#results',
  plan: '/plan?goal=sql',
  own: '/search/sql?prefer=de',
  home: '/',
  course: '/course/sql',
  form: '/search',
  other: 'https://example.org/search/sql',
};

beforeEach(() => {
  chosen = [];
  history.replaceState(null, '', '/topics');
  render(
    <nav>
      {Object.entries(PATHS).map(([name, href]) => (
        <a key={name} href={href}>
          <b>{name}</b>
        </a>
      ))}
    </nav>,
  );
});
afterEach(() => {
  started.stop();
  preferLanguages([]);
});

const start = () => {
  started = startPreferring(() => chosen);
};
const hrefOf = (name: string) => {
  const inside = screen.getByText(name);
  fireEvent.pointerOver(inside);
  return inside.closest('a')?.getAttribute('href');
};

it('says in the address of a search and a plan which languages come first', () => {
  chosen = ['en', 'es'];
  start();
  expect(Object.keys(PATHS).map(hrefOf)).toEqual([
    '/search/sql?prefer=en&prefer=es',
    '/search/sql?level=beginner&prefer=en&prefer=es#results',
    '/plan?goal=sql&prefer=en&prefer=es',
    PATHS.own,
    '/?prefer=en&prefer=es',
    PATHS.course,
    PATHS.form,
    PATHS.other,
  ]);
  expect(inPreferred('/search/python')).toBe('/search/python?prefer=en&prefer=es');
});

it('changes no address where nothing is chosen', () => {
  start();
  expect(Object.keys(PATHS).map(hrefOf)).toEqual(Object.values(PATHS));
});

it('goes on with what the address says, before what was chosen', () => {
  chosen = ['en'];
  history.replaceState(null, '', '/search/python?prefer=hi&prefer=%3Cb%3E');
  start();
  expect(inPreferred('/search/sql')).toBe('/search/sql?prefer=hi');
  history.replaceState(null, '', '/topics');
  started.update();
  expect(inPreferred('/search/sql')).toBe('/search/sql?prefer=en');
});

it('leaves the links of the search that is shown as they are', () => {
  chosen = ['en'];
  history.replaceState(null, '', '/search/sql');
  start();
  expect(hrefOf('filtered')).toBe(PATHS.filtered);
});
