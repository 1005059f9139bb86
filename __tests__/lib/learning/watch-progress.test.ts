import fc from 'fast-check';
import { aRecord } from '@/__tests__/support/learning';
import { mergeRanges, watchedFraction, watchedSeconds } from '@/lib/learning/records/watched-ranges';
import { afterPlaying, isFinished, markDone, resumePoint } from '@/lib/learning/watch-progress';

const ranges = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 590 }), fc.integer({ min: 1, max: 60 })), { maxLength: 300 })
  .map((parts) => parts.flatMap(([start, length]) => [start, start + length]));

it('counts what was watched twice once', () => {
  expect(watchedSeconds(mergeRanges([0, 100], [50, 150]))).toBe(150);
});

it('unites parts in any order to the same sorted, separate parts', () => {
  fc.assert(
    fc.property(ranges, ranges, (one, other) => {
      const united = mergeRanges(one, other);
      expect(united).toEqual(mergeRanges(other, one));
      expect(mergeRanges(united)).toEqual(united);
      expect([...united].sort((a, b) => a - b)).toEqual(united);
      expect(united.length).toBeLessThanOrEqual(400);
      expect(watchedSeconds(united)).toBeGreaterThanOrEqual(watchedSeconds(mergeRanges(one)));
    }),
  );
});

it('never takes a gap for watched, however many parts there are', () => {
  const short = Array.from({ length: 260 }, (_, index) => [index * 20, index * 20 + 2]).flat();
  const long = [9_000, 9_600];
  const united = mergeRanges(short, long);
  expect(united.length).toBeLessThanOrEqual(400);
  expect(watchedSeconds(mergeRanges(short))).toBe(200 * 2);
  expect(watchedSeconds(united)).toBe(199 * 2 + 600);
  expect(united.slice(-2)).toEqual(long);
  const isWatched = (second: number) => (second < 5_200 ? second % 20 <= 2 : second >= 9_000);
  expect(united.every(isWatched)).toBe(true);
});

it('knows no fraction of a video of unknown length', () => {
  expect(watchedFraction([0, 100], 0)).toBe(0);
});

it('takes a skipped part for not watched', () => {
  const record = afterPlaying(aRecord(), { at: 600, duration: 600, ranges: [0, 60, 540, 600], now: 5_000 });

  expect(record).toMatchObject({ progress: 0.2, furthest: 600, currentTime: 600, updatedAt: 5_000 });
  expect(isFinished(record)).toBe(false);
});

it('finishes a lesson at 90 % watched, or by hand, and takes that back', () => {
  const almost = aRecord({ progress: 0.89 });
  expect(isFinished(almost)).toBe(false);
  expect(isFinished({ ...almost, progress: 0.9 })).toBe(true);

  const done = markDone(almost, true, 2_000);
  expect(isFinished(done)).toBe(true);
  expect(isFinished(markDone(done, undefined, 3_000))).toBe(false);
  expect(isFinished(markDone(aRecord({ progress: 1 }), false, 2_000))).toBe(false);
});

it('resumes at the second, but not at the very beginning or end', () => {
  expect(resumePoint({ currentTime: 754.6, duration: 1_000 })).toBe(754);
  expect(resumePoint({ currentTime: 5, duration: 1_000 })).toBeUndefined();
  expect(resumePoint({ currentTime: 990, duration: 1_000 })).toBeUndefined();
  expect(resumePoint({ currentTime: 990, duration: 0 })).toBe(990);
});

it('marks the chapters that were watched to their end', () => {
  const chapters = [
    { title: 'One', start: 0 },
    { title: 'Two', start: 300 },
  ];
  const record = afterPlaying(aRecord(), { at: 310, duration: 600, ranges: [0, 310], now: 1 }, chapters);

  expect(record.chapters).toEqual({ 0: true });
});
