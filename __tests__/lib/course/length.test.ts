import { clock, duration, isoDuration, roughDuration } from '@/lib/course/length';

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
  [20, '1 min'],
  [2700, '45 min'],
  [3600, '1 h'],
  [3570, '1 h'],
  [5400, '1 h 30 min'],
  [43_800, '12 h'],
])('says %s seconds as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

it.each([
  [30, '10 min'],
  [3_400, '1 h'],
  [6_500, '1 h 50 min'],
  [9_100, '3 h'],
  [60_400, '17 h'],
])('says %s estimated seconds as %s', (seconds, text) => {
  expect(roughDuration(seconds)).toBe(text);
});

it('writes a duration for machines', () => {
  expect(isoDuration(754)).toBe('PT754S');
});
