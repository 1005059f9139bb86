import type { Source } from '@/lib/course/course.schema';
import { toCourseCard } from '@/lib/course/course-card';
import { claimsMore, factSourcesOf, trustOf, trustShown } from '@/lib/course/trust';
import { aCourse } from '@/scripts/fakes/course';

const one = ['a/list:README.md', 'a/list:old.md (git history)'];
const two = ['a/list:README.md', 'b/list:README.md'];

describe('trustOf', () => {
  it('counts the lists that name a course, two files of one repository once', () => {
    expect(trustOf({ seenIn: one })).toBe('list');
    expect(trustOf({ seenIn: two })).toBe('lists');
  });

  it("takes the operator's word for a course of no list", () => {
    expect(trustOf({})).toBe('stated');
  });

  it('believes the course before the count, and a check before the course', () => {
    expect(trustOf({ seenIn: one, trust: 'stated' })).toBe('stated');
    expect(trustOf({ seenIn: two, trust: 'list' })).toBe('list');
    expect(trustOf({ seenIn: one, trust: 'list', checkedAt: '2026-11-22' })).toBe('checked');
  });
});

describe('factSourcesOf', () => {
  it('names the lists, and who states prerequisites or time, each once', () => {
    expect(factSourcesOf({ seenIn: two, timeBy: 'c/list' })).toEqual(['a/list', 'b/list', 'c/list']);
    expect(
      factSourcesOf({ seenIn: one, prerequisites: { none: true, source: 'b/list' }, timeBy: 'a/list' }),
    ).toEqual(['a/list', 'b/list']);
    expect(factSourcesOf({})).toEqual([]);
  });
});

describe('trustShown', () => {
  const source = (id: string, more: Partial<Source> = {}): [string, Source] => [
    id,
    { id, licence: 'MIT', url: `https://github.com/${id}`, ...more },
  ];
  const sources = new Map([
    source('a/list'),
    source('b/list'),
    source('one/copy', { copies: 'a site' }),
    source('another/copy', { copies: 'a site' }),
    source('a/fork', { copies: 'a/list' }),
    source('school/*', { states: ['School'] }),
    ['notes of somebody', { id: 'notes of somebody', licence: 'not read' }] as [string, Source],
  ]);
  const shown = (seenIn: string[] | undefined, provider = 'School') =>
    trustShown({ provider, ...(seenIn && { seenIn }) }, sources);

  it('is stated by a list of the provider itself, but not of another one', () => {
    expect(shown(['school/course-1:data.json'])).toBe('stated');
    expect(shown(['school/course-1:data.json'], 'Another school')).toBe('list');
    expect(shown(undefined)).toBe('stated');
  });

  it('counts lists that copy one site, and a list and its copy, as one', () => {
    expect(shown(['a/list', 'b/list'])).toBe('lists');
    expect(shown(['one/copy', 'another/copy:file.csv'])).toBe('list');
    expect(shown(['a/list', 'a/fork'])).toBe('list');
    expect(shown(['one/copy', 'a/list'])).toBe('lists');
  });

  it('does not count a list without an address, at which nobody can look', () => {
    expect(shown(['a/list', 'notes of somebody'])).toBe('list');
    expect(shown(['notes of somebody', 'a/list', 'b/list'])).toBe('lists');
  });

  it('may be said to be less, not more', () => {
    expect(claimsMore('stated', 'list')).toBe(true);
    expect(claimsMore('lists', 'list')).toBe(true);
    expect(claimsMore('list', 'lists')).toBe(false);
    expect(claimsMore('stated', 'stated')).toBe(false);
  });
});

it('marks the card of a course that nobody checked', () => {
  expect(toCourseCard(aCourse({ seenIn: one })).unchecked).toBe(true);
  expect('unchecked' in toCourseCard(aCourse({ seenIn: two }))).toBe(false);
});
