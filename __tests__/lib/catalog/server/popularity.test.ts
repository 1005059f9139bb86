import fc from 'fast-check';
import { popularityOf } from '@/lib/catalog/server/popularity';
import { COSTS, COURSE_KINDS, type Course } from '@/lib/course/course.schema';

const plain: Course = {
  id: 'plain',
  title: 'Plain',
  provider: 'Somebody',
  url: 'https://example.org/plain',
  kind: 'text',
  language: 'en',
  cost: 'audit',
  topics: [],
  source: 'catalog',
};
const video = { host: 'youtube', id: 'HtSuA80QTyo' } as const;

describe('popularityOf', () => {
  it('is nothing for a course of which nothing speaks', () => {
    expect(popularityOf({ ...plain, seenIn: ['a/list'] })).toBe(0);
  });

  it('prefers what was checked, or stated by its provider, to what one list names', () => {
    const listed = { ...plain, seenIn: ['a/list'] };
    expect(popularityOf({ ...listed, trust: 'stated' })).toBeGreaterThan(popularityOf(listed));
    expect(popularityOf({ ...listed, checkedAt: '2026-11-22' })).toBeGreaterThan(popularityOf(listed));
  });

  it('grows with independent lists, and counts two files of one repository once', () => {
    const one = popularityOf({ ...plain, seenIn: ['a/list:README.md'] });
    const same = popularityOf({ ...plain, seenIn: ['a/list:README.md', 'a/list:old.md (git history)'] });
    const two = popularityOf({ ...plain, seenIn: ['a/list:README.md', 'b/list:README.md'] });
    const three = popularityOf({ ...plain, seenIn: ['a/list:x', 'b/list:x', 'c/list'] });
    expect(same).toBe(one);
    expect(two).toBeGreaterThan(one);
    expect(three).toBeGreaterThan(two);
  });

  it('prefers known lessons, and among them those with lengths or chapters', () => {
    const bare = popularityOf({ ...plain, lessons: [{ title: 'One', video }] });
    const timed = popularityOf({ ...plain, lessons: [{ title: 'One', video, seconds: 60 }] });
    expect(bare).toBeGreaterThan(popularityOf(plain));
    expect(timed).toBeGreaterThan(bare);
  });

  it('takes no video for a list of lessons: a playlist of many says more', () => {
    const lessons = [{ title: 'One', video }];
    const playlist = { ...plain, playlistId: 'PL8dPuuaLjXtOeEc9ME62zTfqc0h6Pe8vb' };
    expect(popularityOf(playlist)).toBeGreaterThan(popularityOf({ ...plain, lessons }));
  });

  it('prefers free courses and providers of long standing', () => {
    expect(popularityOf({ ...plain, cost: 'free' })).toBeGreaterThan(popularityOf(plain));
    expect(popularityOf({ ...plain, provider: 'Khan Academy' })).toBeGreaterThan(
      popularityOf({ ...plain, provider: 'The Net Ninja' }),
    );
  });

  it('prefers beginner courses to advanced ones', () => {
    expect(popularityOf({ ...plain, level: 'beginner' })).toBeGreaterThan(
      popularityOf({ ...plain, level: 'advanced' }),
    );
  });

  it("lets the row's own number go before", () => {
    expect(popularityOf({ ...plain, provider: 'MIT', cost: 'free', popularity: 0.01 })).toBe(0.01);
  });

  it('stays between 0 and 1 and answers the same twice', () => {
    const course = fc.record({
      provider: fc.constantFrom('MIT', 'Udacity', 'Nobody'),
      kind: fc.constantFrom(...COURSE_KINDS),
      cost: fc.constantFrom(...COSTS),
      seenIn: fc.array(fc.string({ minLength: 1 }), { maxLength: 30 }),
      lessons: fc.array(fc.constantFrom({ title: 'a', video }, { title: 'b', video, seconds: 3 }), {
        minLength: 1,
      }),
    });
    fc.assert(
      fc.property(course, (facts) => {
        const score = popularityOf({ ...plain, ...facts });
        return score >= 0 && score <= 1 && score === popularityOf({ ...plain, ...facts });
      }),
    );
  });
});
