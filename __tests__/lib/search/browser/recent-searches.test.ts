/** @jest-environment jsdom */
import {
  addRecentSearch,
  clearRecentSearches,
  onRecentSearches,
  parseRecentSearches,
  removeRecentSearch,
  storedRecentSearches,
} from '@/lib/search/browser/recent-searches';

const stored = () => JSON.parse(localStorage.getItem('recentSearches') ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps the newest first, as a JSON list under recentSearches', () => {
  addRecentSearch('python');
  addRecentSearch('java');
  expect(stored()).toEqual(['java', 'python']);
});

it('keeps five at most', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) addRecentSearch(text);
  expect(stored()).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('moves a repeated search to the front instead of listing it twice', () => {
  for (const text of ['python', 'java', 'python']) addRecentSearch(text);
  expect(stored()).toEqual(['python', 'java']);
});

it('counts another case of the same words as the same search and keeps the newest spelling', () => {
  addRecentSearch('python');
  addRecentSearch('Python');
  expect(stored()).toEqual(['Python']);
});

it('remembers no blank search', () => {
  addRecentSearch('  ');
  expect(stored()).toBeNull();
});

it('removes one and clears all', () => {
  for (const text of ['a', 'b', 'c']) addRecentSearch(text);
  removeRecentSearch('b');
  expect(stored()).toEqual(['c', 'a']);
  clearRecentSearches();
  expect(stored()).toBeNull();
});

it.each([
  ['nothing', ''],
  ['no JSON', '{oops'],
  ['an object', '{"0":"python"}'],
  ['a number', '5'],
  ['null', 'null'],
])('reads %s as no searches', (_name, text) => {
  expect(parseRecentSearches(text)).toEqual([]);
});

it('takes the usable strings out of a foreign list', () => {
  const foreign = ['python', 3, null, ['x'], '  ', ' java ', 'PYTHON', 'x'.repeat(121), 'c', 'd', 'e', 'f'];
  expect(parseRecentSearches(JSON.stringify(foreign))).toEqual(['python', 'java', 'c', 'd', 'e']);
});

it('replaces corrupt content with the next search', () => {
  localStorage.setItem('recentSearches', '{oops');
  addRecentSearch('python');
  expect(stored()).toEqual(['python']);
});

it('works on without a storage', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  expect(storedRecentSearches()).toBe('');
  expect(() => addRecentSearch('python')).not.toThrow();
});

it('tells about changes here and in other tabs until it is asked to stop', () => {
  const listener = jest.fn();
  const stop = onRecentSearches(listener);
  addRecentSearch('python');
  window.dispatchEvent(new StorageEvent('storage', { key: 'recentSearches' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  addRecentSearch('java');
  expect(listener).toHaveBeenCalledTimes(2);
});
