import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import type { UrlQuery } from '@/lib/search/search-url';
import { aCourse } from '@/scripts/fakes/course';

const algorithms = (id: string, more: object) =>
  aCourse({ id, title: `Algorithms ${id}`, provider: 'MIT', ...more });

const opened = engineOver([
  algorithms('spring', { year: 2020, versions: ['fall', 'playlist', 'gone'] }),
  algorithms('fall', { year: 2011, versions: ['spring', 'playlist', 'gone'] }),
  algorithms('playlist', {
    year: 2020,
    platform: 'YouTube',
    versions: ['spring', 'fall', 'gone'],
  }),
  ...Array.from({ length: 24 }, (_, n) =>
    aCourse({ id: `other-${n}`, title: `Algorithms, book ${n}`, provider: 'Ann Lee' }),
  ),
]);

const shown = (words: string, more: UrlQuery = {}) => {
  const answer = opened.engine.search(aSearch(words, more));
  return { ...answer, ids: answer.results.map(({ id }) => id) };
};

it('has one card of all versions of a course on a page', () => {
  expect(shown('algorithms mit').ids).toHaveLength(1);
  expect(shown('algorithms mit', { sort: 'newest' }).ids).toHaveLength(1);
});

it('has the version that is asked for, which names the others', () => {
  const { results } = shown('algorithms spring');
  expect(results[0]).toMatchObject({ id: 'spring', otherYears: [2011], alsoOn: ['YouTube'] });
  expect(shown('algorithms fall').ids[0]).toBe('fall');
});

it('counts courses, and has the other versions after all others', () => {
  const { ids, total, pages } = shown('algorithms');
  const isVersion = (id: string) => ['spring', 'fall', 'playlist'].includes(id);
  expect([ids.length, ids.filter(isVersion).length, total, pages]).toEqual([24, 1, 27, 2]);
  expect(shown('algorithms', { page: '2' }).ids.filter(isVersion)).toHaveLength(1);
});
