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

it.each([
  ['the newest first, as a JSON list', ['python', 'java'], ['java', 'python']],
  ['five at most', ['a', 'b', 'c', 'd', 'e', 'f'], ['f', 'e', 'd', 'c', 'b']],
  ['a repeated one once, in front', ['python', 'java', 'python'], ['python', 'java']],
  ['the same words once, in the newest spelling', ['python', 'Python'], ['Python']],
])('keeps %s', (_what, searches, kept) => {
  for (const text of searches) addRecentSearch(text);
  expect(stored()).toEqual(kept);
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
