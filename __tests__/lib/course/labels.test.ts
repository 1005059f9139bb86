import { knownHours, leastHours, lengthBucket } from '@/lib/course/labels';
import { languageName, nativeLanguageName } from '@/lib/course/language-names';

const video = { host: 'youtube', id: 'HtSuA80QTyo' } as const;

describe('lengthBucket', () => {
  it.each([
    [0.2, 'under-2h'],
    [1.99, 'under-2h'],
    [2, '2-10h'],
    [9.9, '2-10h'],
    [10, '10-40h'],
    [40, '10-40h'],
    [40.1, 'over-40h'],
  ])('puts %p hours into %s', (hours, bucket) => {
    expect(lengthBucket(hours)).toBe(bucket);
  });
});

describe('knownHours', () => {
  it('takes the stated hours first', () => {
    expect(knownHours({ hours: 3, lessons: [{ title: 'a', video, seconds: 60 }] })).toBe(3);
  });

  it('adds up the lessons only when every length is known', () => {
    const known = { title: 'a', video, seconds: 1800 };
    expect(knownHours({ lessons: [known, known] })).toBe(1);
    expect(knownHours({ lessons: [known, { title: 'b', video }] })).toBeUndefined();
    expect(knownHours({})).toBeUndefined();
  });
});

describe('leastHours', () => {
  const known = { title: 'a', video, seconds: 1800 };
  const unknown = { title: 'b', video };

  it('adds up what is known where some is not', () => {
    expect(leastHours({ lessons: [known, unknown], workload: 9 })).toBe(0.5);
    expect(leastHours({ outline: [{ title: 'a', minutes: 90 }, { title: 'b' }] })).toBe(1.5);
    expect(leastHours({ leastHours: 10, lessons: [unknown, unknown] })).toBe(10);
  });

  it('counts a video of unknown length up to its last chapter', () => {
    const chapters = [
      { title: 'Introduction', start: 0 },
      { title: 'The end', start: 5400 },
    ];
    expect(leastHours({ lessons: [known, { ...unknown, chapters }, unknown] })).toBe(2);
    expect(leastHours({ lessons: [{ ...known, chapters }] })).toBeUndefined();
  });

  it.each([
    ['the length', { hours: 2, lessons: [known, unknown] }],
    ['the length of each lesson', { lessons: [known, known] }],
    ['what learners need', { workload: 2, outline: [{ title: 'a', minutes: 90 }, { title: 'b' }] }],
    ['nothing', { lessons: [unknown], outline: [{ title: 'b' }] }],
    ['less than a minute', { lessons: [{ ...unknown, chapters: [{ title: 'a', start: 9 }] }] }],
  ])('says nothing where %s is known', (_what, course) => {
    expect(leastHours(course)).toBeUndefined();
  });
});

describe('language names', () => {
  it.each([
    ['es', 'Spanish', 'español'],
    ['uk', 'Ukrainian', 'українська'],
    ['zh-Hans', 'Chinese (Simplified)', '中文（简体）'],
    ['zh-Hant', 'Chinese (Traditional)', '中文（繁體）'],
    ['qqq', 'Qqq', 'qqq'],
    ['not a tag', 'Not a tag', 'not a tag'],
  ])('names %s in English and in its own words', (tag, english, native) => {
    expect([languageName(tag), nativeLanguageName(tag)]).toEqual([english, native]);
  });
});
