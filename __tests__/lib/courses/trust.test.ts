import { toCourseCard } from '@/lib/courses/course-card';
import { trustOf } from '@/lib/courses/trust';
import { aCourse } from '@/scripts/fakes/course';

const one = ['a/list:README.md', 'a/list:old.md (git history)'];
const two = ['a/list:README.md', 'b/list:README.md'];

describe('trustOf', () => {
  it('counts the lists that name a course, two files of one repository once', () => {
    expect(trustOf({ seenIn: one })).toBe('list');
    expect(trustOf({ seenIn: two })).toBe('lists');
    expect(trustOf({ seenIn: ['a public index', 'a second public list'] })).toBe('lists');
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

it('marks the card of a course that nobody checked', () => {
  expect(toCourseCard(aCourse({ seenIn: one })).unchecked).toBe(true);
  expect('unchecked' in toCourseCard(aCourse({ seenIn: two }))).toBe(false);
});
