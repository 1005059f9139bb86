import fc from 'fast-check';
import { FACETS } from '@/lib/search/facets';
import type { Search } from '@/lib/search/search.types';
import { readSearch, searchHref, toggleFilter } from '@/lib/search/search-url';
import { SORTS } from '@/lib/search/sorts';

function readHref(href: string): Search {
  const url = new URL(href, 'http://localhost');
  const query: Record<string, string[]> = {};
  for (const name of url.searchParams.keys()) query[name] = url.searchParams.getAll(name);
  return readSearch(decodeURIComponent(url.pathname.slice('/search/'.length)), query);
}

const values = fc
  .uniqueArray(
    fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.trim()),
    { maxLength: 4 },
  )
  .map((texts) => texts.filter(Boolean).sort());
const searches: fc.Arbitrary<Search> = fc.record({
  words: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((words) => !/^\.{1,2}$/.test(words)),
  filters: fc
    .dictionary(fc.constantFrom(...FACETS), values)
    .map((filters) => Object.fromEntries(Object.entries(filters).filter(([, list]) => list.length > 0))),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 1000 }),
  literal: fc.boolean(),
  asText: fc.uniqueArray(fc.constantFrom(...FACETS)).map((facets) => facets.sort()),
});

it('reads back exactly the search it wrote', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(readHref(searchHref(search))).toEqual(search);
    }),
  );
});

it('writes the defaults as nothing', () => {
  expect(searchHref(readSearch('machine learning', {}))).toBe('/search/machine%20learning');
});

it('starts at page one when the page makes no sense', () => {
  for (const page of ['0', '-1', 'two', '1.5', '1e3', '99999', ''])
    expect(readSearch('x', { page }).page).toBe(1);
});

it('writes the same search in one order, however it was asked for', () => {
  const one = readSearch('x', { level: ['beginner', 'advanced'], topic: 'python', sort: 'popular' });
  const other = readSearch('x', {
    sort: 'popular',
    topic: 'python',
    level: ['advanced', 'beginner', 'advanced'],
  });

  expect(searchHref(one)).toBe(searchHref(other));
});

it('drops values that no facet can have', () => {
  expect(readSearch('x', { level: ['', '  ', 'y'.repeat(500)] }).filters).toEqual({});
});

it('turns a filter on and off again from the first page', () => {
  const search = readSearch('x', { page: '3' });
  const on = toggleFilter(search, 'level', 'beginner');

  expect(on).toMatchObject({ page: 1, filters: { level: ['beginner'] } });
  expect(toggleFilter(on, 'level', 'beginner').filters).toEqual({});
});

it('takes no name for given that only the shape of the query has', () => {
  const query: Record<string, string | string[] | undefined> = {};
  Object.setPrototypeOf(query, ['a', 'b']);
  expect(readSearch('python', query).sort).toBe('relevance');
  Object.assign(query, { sort: [query.sort, 'newest'] });
  expect(readSearch('python', query).sort).toBe('newest');
});

it('says in the address what is not wanted', () => {
  const search = readSearch('javascript', { without: ['vue', 'react'], text: 'without' });

  expect(search).toMatchObject({ without: ['react', 'vue'], asText: ['without'] });
  expect(searchHref(search)).toBe('/search/javascript?without=react&without=vue&text=without');
});

it('prefers known languages, each once and not too many', () => {
  const preferOf = (prefer: string | string[]) => readSearch('python', { prefer }).prefer;
  expect(preferOf(['es', 'en', 'es'])).toEqual(['en', 'es']);
  expect(preferOf(['xx', '<b>', 'EN'])).toBeUndefined();
  expect(preferOf(['vi', 'uk', 'hi', 'ar', 'de', 'fr'])).toHaveLength(4);
  expect(searchHref(readSearch('python', { prefer: ['es', 'en'] }))).toBe(
    '/search/python?prefer=en&prefer=es',
  );
});
