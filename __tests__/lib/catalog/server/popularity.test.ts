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

it('is nothing for a course of which nothing speaks', () => {
  expect(popularityOf({ ...plain, seenIn: ['a/list'] })).toBe(0);
});

const LISTED = { seenIn: ['a/list:README.md'] };
const LESSON = { title: 'One', video };

it.each<[string, Partial<Course>, Partial<Course>]>([
  ['what its provider states to what one list names', { ...LISTED, trust: 'stated' }, LISTED],
  ['what was checked to what one list names', { ...LISTED, checkedAt: '2026-11-22' }, LISTED],
  ['two lists to one', { seenIn: ['a/list:README.md', 'b/list:README.md'] }, LISTED],
  ['three lists to two', { seenIn: ['a/list:x', 'b/list:x', 'c/list'] }, { seenIn: ['a/list', 'b/list'] }],
  ['known lessons to none', { lessons: [LESSON] }, {}],
  ['lessons with lengths to others', { lessons: [{ ...LESSON, seconds: 60 }] }, { lessons: [LESSON] }],
  [
    'a playlist of many to one video',
    { playlistId: 'PL8dPuuaLjXtOeEc9ME62zTfqc0h6Pe8vb' },
    { lessons: [LESSON] },
  ],
  ['free courses to others', { cost: 'free' }, {}],
  ['providers of long standing to others', { provider: 'Khan Academy' }, { provider: 'The Net Ninja' }],
  ['beginner courses to advanced ones', { level: 'beginner' }, { level: 'advanced' }],
])('prefers %s', (_what, one, other) => {
  expect(popularityOf({ ...plain, ...one })).toBeGreaterThan(popularityOf({ ...plain, ...other }));
});

it('counts two files of one repository once', () => {
  const both = { ...plain, seenIn: ['a/list:README.md', 'a/list:old.md (git history)'] };
  expect(popularityOf(both)).toBe(popularityOf({ ...plain, ...LISTED }));
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
