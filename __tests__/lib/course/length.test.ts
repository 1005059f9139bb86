import { atLeast, clock, duration, isoDuration, roughDuration } from '@/lib/course/length';
import { shownLocales } from '@/lib/locale/locales';
import { textsOf } from '@/scripts/messages/message-files';

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [754.9, '12:34'],
  [3600, '1:00:00'],
  [36_065, '10:01:05'],
])('writes %s seconds on a clock as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

it.each([
  [0.171, 'at least 10\u00a0min'],
  [9.999, 'at least 9\u00a0h 59\u00a0min'],
  [10.52, 'at least 10\u00a0h'],
])('never rounds %s known hours up: %s', (leastHours, text) => {
  expect(atLeast({ leastHours, lessonCount: 3 })).toBe(text);
});

it.each([
  [20, '1\u00a0min'],
  [2700, '45\u00a0min'],
  [3600, '1\u00a0h'],
  [3570, '1\u00a0h'],
  [5400, '1\u00a0h 30\u00a0min'],
  [43_800, '12\u00a0h'],
])('says %s seconds as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

it.each([
  [30, '10\u00a0min'],
  [3_400, '1\u00a0h'],
  [6_500, '1\u00a0h 50\u00a0min'],
  [9_100, '3\u00a0h'],
  [60_400, '17\u00a0h'],
])('says %s estimated seconds as %s', (seconds, text) => {
  expect(roughDuration(seconds)).toBe(text);
});

it('writes a duration for machines', () => {
  expect(isoDuration(754)).toBe('PT754S');
});

it.each(['en' as const, ...shownLocales()])('breaks no line between a number and its unit: %s', (locale) => {
  const { course, learning } = textsOf(locale);
  const lengths = [
    course?.shortHours,
    course?.shortMinutes,
    course?.shortHoursAndMinutes,
    learning?.shortMinutes,
  ];
  for (const text of lengths)
    expect(text).toMatch(
      /^(?:(?:\{\w+(?:, number)?\}\u00a0\S+|\{\w+, plural, (?:\w+ \{#\u00a0\S+\} ?)+\})(?: (?=\{))?)+$/,
    );
});

it('says “1 घंटा” and “2 घंटे” in Hindi', () => {
  const { course = {} } = textsOf('hi');
  const [alone, beside] = [course.shortHours, course.shortHoursAndMinutes];
  for (const text of [alone, beside]) expect(text).toMatch(/one \{#.घंटा\} other \{#.घंटे\}/);
});
