import fc from 'fast-check';
import { aRecord } from '@/__tests__/support/learning';
import type { ActivityEntry, SavedCourse, Settings } from '@/lib/learning/learner-documents.schema';
import { activityOf, mergeActivity, mergeSavedCourses, mergeSettings } from '@/lib/learning/merge-documents';
import { mergeRecords, startAnew } from '@/lib/learning/watch-progress';
import type { WatchRecord } from '@/lib/learning/watch-record.schema';
import { uniteRanges, watchedFraction, watchedSeconds } from '@/lib/learning/watched-ranges';

const DAY = { day: '2026-03-10', finishedBy: {}, undoneBy: {} };

it('loses no seconds when another device wrote later but had read earlier', () => {
  const here = { ...DAY, devices: { laptop: 130 }, updatedAt: 1_000 };
  const there = { ...DAY, devices: { laptop: 100, phone: 50 }, updatedAt: 2_000 };

  expect(mergeActivity(here, there).devices).toEqual({ laptop: 130, phone: 50 });
  expect(mergeActivity(there, here)).toEqual(mergeActivity(here, there));
});

it('takes a finished lesson back for good, whatever the account still says', () => {
  const account = { ...DAY, devices: {}, finishedBy: { laptop: 1 }, updatedAt: 1_000 };
  const here = { ...account, undoneBy: { laptop: 1 }, updatedAt: 2_000 };

  expect(activityOf([mergeActivity(here, account)])[0]?.lessonsFinished).toBe(0);
  expect(activityOf([mergeActivity(account, here)])[0]?.lessonsFinished).toBe(0);
});

/** Few moments, so that two writes often carry the same one. */
const moment = fc.integer({ min: 1, max: 4 });
const counts = fc.dictionary(
  fc.constantFrom('laptop', 'phone', 'tablet'),
  fc.integer({ min: 0, max: 9_000 }),
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const activity: fc.Arbitrary<ActivityEntry> = fc.record({
  day: fc.constant(DAY.day),
  devices: counts,
  finishedBy: counts,
  undoneBy: counts,
  timeZone: fc.constantFrom('UTC', 'Asia/Tokyo'),
  updatedAt: moment,
});
const saved: fc.Arbitrary<SavedCourse> = fc.record({
  courseId: fc.constant('course-1'),
  title: fc.constantFrom('Course 1', 'Course one'),
  savedAt: optional(moment),
  removedAt: optional(moment),
  restartedAt: optional(moment),
  updatedAt: moment,
});
const settings: fc.Arbitrary<Settings> = fc.record({
  timeZone: optional(fc.constantFrom('UTC', 'Asia/Tokyo')),
  weeklyGoal: fc.integer({ min: 0, max: 600 }),
  autoplay: fc.boolean(),
  captions: fc.boolean(),
  updatedAt: moment,
});
const record: fc.Arbitrary<WatchRecord> = fc
  .record({
    updatedAt: moment,
    lastWatched: moment,
    at: fc.integer({ min: 0, max: 600 }),
    parts: fc.array(fc.tuple(fc.integer({ min: 0, max: 590 }), fc.integer({ min: 1, max: 60 })), {
      maxLength: 8,
    }),
    markedDone: optional(fc.boolean()),
    restartedAt: optional(moment),
  })
  .map(({ updatedAt, lastWatched, at, parts, markedDone, restartedAt }) => {
    const ranges = uniteRanges(parts.flatMap(([start, length]) => [start, Math.min(600, start + length)]));
    return aRecord({
      updatedAt,
      lastWatched,
      currentTime: at,
      furthest: Math.max(at, ranges.at(-1) ?? 0),
      ranges,
      progress: watchedFraction(ranges, 600),
      ...(markedDone !== undefined && { markedDone }),
      ...(restartedAt !== undefined && { restartedAt }),
    });
  });

const KINDS = {
  'days of learning': { any: activity, merge: mergeActivity },
  'saved courses': { any: saved, merge: mergeSavedCourses },
  settings: { any: settings, merge: mergeSettings },
  'watch records': { any: record, merge: mergeRecords },
} as unknown as Record<string, { any: fc.Arbitrary<ActivityEntry>; merge: typeof mergeActivity }>;

describe.each(Object.entries(KINDS))('a merge of %s', (_, { any, merge }) => {
  it('comes to the same, whichever comes first', () => {
    fc.assert(fc.property(any, any, (one, other) => expect(merge(one, other)).toEqual(merge(other, one))));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const merged = merge(one, other);
        expect(merge(one, one)).toEqual(one);
        expect(merge(merged, one)).toEqual(merged);
        expect(merge(merged, other)).toEqual(merged);
      }),
    );
  });

  it('never dates a document back', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const anew = (two: object[]) =>
          new Set(two.map((each) => JSON.stringify(Reflect.get(each, 'restartedAt'))));
        fc.pre(anew([one, other]).size === 1);
        expect(merge(one, other).updatedAt).toBe(Math.max(one.updatedAt, other.updatedAt));
      }),
    );
  });
});

it('keeps of two watch records the newer position, the furthest second and every watched part', () => {
  fc.assert(
    fc.property(record, record, (one, other) => {
      const [here, there] = [one, other].map(({ restartedAt: _, ...rest }) => rest) as [
        WatchRecord,
        WatchRecord,
      ];
      const merged = mergeRecords(here, there);
      const newest = here.updatedAt > there.updatedAt ? here : there;
      if (here.updatedAt !== there.updatedAt) {
        expect(merged).toMatchObject({ currentTime: newest.currentTime, updatedAt: newest.updatedAt });
        expect(merged.markedDone).toBe(newest.markedDone);
      }
      expect(merged.furthest).toBe(Math.max(here.furthest, there.furthest));
      expect(merged.lastWatched).toBe(Math.max(here.lastWatched, there.lastWatched));
      for (const { ranges, progress } of [here, there]) {
        expect(watchedSeconds(uniteRanges(merged.ranges, ranges))).toBe(watchedSeconds(merged.ranges));
        expect(merged.progress).toBeGreaterThanOrEqual(progress);
      }
    }),
  );
});

it('lets what was begun anew stand alone, however late the older write comes', () => {
  fc.assert(
    fc.property(record, (before) => {
      const anew = { ...startAnew(before, 10), updatedAt: 11 };
      expect(mergeRecords({ ...before, updatedAt: 99 }, anew)).toEqual(anew);
    }),
  );
});
