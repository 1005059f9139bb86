/** @jest-environment jsdom */
import fc from 'fast-check';
import { NOON } from '@/__tests__/support/learner';
import { aRecord, theSettings } from '@/__tests__/support/learning';
import {
  type ActivityEntry,
  type KnownTopic,
  type LearningPath,
  type SavedCourse,
  SETTINGS_FIELDS,
} from '@/lib/learning/records/learner-documents.schema';
import {
  activityOf,
  mergeActivity,
  mergeKnown,
  mergePaths,
  mergeSavedCourses,
  mergeSettings,
  namedForMove,
} from '@/lib/learning/records/merge-documents';
import { mergeRecords } from '@/lib/learning/records/merge-records';
import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import { mergeRanges, watchedFraction, watchedSeconds } from '@/lib/learning/records/watched-ranges';

const DAY = { day: '2026-03-10', lessons: {}, finishedBy: {}, undoneBy: {}, byHand: {} };

it('loses no seconds when another device wrote later but had read earlier', () => {
  const here = { ...DAY, devices: { laptop: 130 }, updatedAt: 1_000 };
  const there = { ...DAY, devices: { laptop: 100, phone: 50 }, updatedAt: 2_000 };

  expect(mergeActivity(here, there).devices).toEqual({ laptop: 130, phone: 50 });
  expect(mergeActivity(there, here)).toEqual(mergeActivity(here, there));
});

it('counts minutes stated by hand, not those taken back, and no more than a day has', () => {
  const day = (byHand: Record<string, number>, updatedAt = 1) => ({
    ...DAY,
    devices: { a: 60 },
    byHand,
    updatedAt,
  });
  const secondsOf = (...entries: ActivityEntry[]) =>
    [entries, entries.toReversed()].map((some) => activityOf([some.reduce(mergeActivity)], NOON)[0]?.seconds);

  expect(secondsOf(day({ one: 600 }), day({ two: 300 }))).toEqual([960, 960]);
  expect(secondsOf(day({ one: 600 }, 2), day({ one: -600, two: 300 }))).toEqual([360, 360]);
  expect(secondsOf(day({ one: 43_200, two: 43_200 }), day({ three: 43_200 }))).toEqual([86_460, 86_460]);
});

it('counts what was moved to two days once, whole and on the first, also what was taken back', () => {
  const moved = (counts: Record<string, number>) => namedForMove('2026-05-01', counts);
  const one = { ...DAY, devices: moved({ a: 3 }), byHand: moved({ b: 600, c: 60 }), updatedAt: 1 };
  const next = { day: '2026-03-11', devices: { ...moved({ a: 5 }), a: 1 }, byHand: moved({ b: -600 }) };
  const entries = [one, { ...one, ...next }];

  for (const some of [entries, entries.toReversed()])
    expect(activityOf(some, NOON + 86_400_000).map(({ seconds }) => seconds)).toEqual([65, 1]);
});

it('counts once what was moved to an earlier day if the day that it was moved from stays and begins', () => {
  const moved = { ...DAY, devices: namedForMove('2026-03-11', { a: 3 }), byHand: {}, updatedAt: 1 };
  const left = { ...moved, day: '2026-03-11', devices: { a: 4, b: 1 } };

  for (const some of [
    [moved, left],
    [left, moved],
  ])
    expect(activityOf(some, NOON + 86_400_000).map(({ seconds }) => seconds)).toEqual([4, 1]);
});

describe('lessons finished on a day', () => {
  const finishedIn = (...entries: ActivityEntry[]) =>
    [entries, entries.toReversed()].map(
      (some) => activityOf([some.reduce(mergeActivity)], NOON)[0]?.lessonsFinished,
    );
  const at = (updatedAt: number, lessons: Record<string, number>) => ({
    ...DAY,
    devices: {},
    lessons,
    updatedAt,
  });

  it('are taken back for good, whatever the account still says', () => {
    expect(finishedIn(at(1, { a: 1 }), at(2, { a: -2 }))).toEqual([0, 0]);
    const older = { ...at(1, {}), finishedBy: { laptop: 1 } };
    expect(finishedIn(older, { ...older, undoneBy: { laptop: 1 }, updatedAt: 2 })).toEqual([0, 0]);
  });

  it('count once, whichever devices finished them', () => {
    expect(finishedIn(at(1, { a: 1 }), at(2, { a: 2, b: 2 }))).toEqual([2, 2]);
  });

  it('count if one device took them back and another finished them again', () => {
    expect(finishedIn(at(3, { a: -3 }), at(4, { a: -4 }), at(5, { a: 5 }))).toEqual([1, 1]);
  });

  it('are bounded, the newest first', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`v${index}`, index + 1]));
    const { lessons } = mergeActivity(at(1, many), at(1, {}));
    expect(Object.keys(lessons)).toHaveLength(300);
    expect(lessons.v499).toBe(500);
    expect(lessons.v0).toBeUndefined();
  });
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
  lessons: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -4, max: 4 })),
  finishedBy: counts,
  undoneBy: counts,
  byHand: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -43_200, max: 43_200 })),
  timeZone: fc.constantFrom('UTC', 'Asia/Tokyo'),
  updatedAt: moment,
});
/** When fields were chosen; a document of an older version does not say. */
const times = (...fields: string[]) => optional(fc.dictionary(fc.constantFrom(...fields), moment));
const saved: fc.Arbitrary<SavedCourse> = fc.record({
  courseId: fc.constant('course-1'),
  title: fc.constantFrom('Course 1', 'Course one'),
  savedAt: optional(moment),
  removedAt: optional(moment),
  restartedAt: optional(moment),
  times: times('title', 'savedAt', 'removedAt', 'restartedAt'),
  updatedAt: moment,
});
const path: fc.Arbitrary<LearningPath> = fc.record({
  goal: fc.constantFrom('data', 'Data'),
  steps: fc.array(fc.record({ courseId: fc.constantFrom('a', 'b'), title: fc.constant('') }), {
    maxLength: 2,
  }),
  savedAt: optional(moment),
  removedAt: optional(moment),
  times: times('goal', 'steps', 'savedAt', 'removedAt'),
  updatedAt: moment,
});
const known: fc.Arbitrary<KnownTopic> = fc.record({
  topic: fc.constant('calculus'),
  name: fc.constantFrom('Calculus', ''),
  knownAt: optional(moment),
  times: times('name', 'knownAt'),
  updatedAt: moment,
});
/** Any value of every setting: a merge compares them only. */
const settings = fc.record({
  ...Object.fromEntries(SETTINGS_FIELDS.map((name) => [name, optional(fc.nat(3))])),
  times: times(...SETTINGS_FIELDS),
  updatedAt: moment,
});
const state = fc.record(
  {
    currentTime: fc.integer({ min: 0, max: 600 }),
    positionAt: moment,
    markedDone: fc.boolean(),
    markedAt: moment,
  },
  { requiredKeys: ['currentTime'] },
);
const place = fc
  .tuple(
    state,
    fc.record({
      courseId: fc.constantFrom('course-1', 'course-2', 'course-3'),
      lesson: fc.integer({ min: 1, max: 2 }),
      lastWatched: moment,
      restartedAt: optional(moment),
    }),
  )
  .map(([some, more]) => ({ ...some, ...more, title: '', courseTitle: '', lessonCount: 2 }));
const times3 = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), moment), { maxLength: 8 })
  .map((parts) => parts.flatMap(([start, length, at]) => [start, start + length, at]));
const record: fc.Arbitrary<WatchRecord> = fc
  .record({
    updatedAt: moment,
    lastWatched: moment,
    at: fc.integer({ min: 0, max: 600 }),
    parts: fc.array(fc.tuple(fc.integer({ min: 0, max: 590 }), fc.integer({ min: 1, max: 60 })), {
      maxLength: 8,
    }),
    positionAt: optional(moment),
    duration: fc.constantFrom(0, 600),
    lesson: fc.integer({ min: 1, max: 2 }),
    chapters: fc.dictionary(fc.constantFrom('0', '300'), fc.boolean()),
    markedDone: optional(fc.boolean()),
    markedAt: optional(moment),
    restartedAt: optional(moment),
    courseId: fc.constantFrom('course-1', 'course-2'),
    rangeTimes: optional(times3),
    others: optional(
      fc.record({
        places: fc.uniqueArray(place, {
          maxLength: 3,
          selector: ({ courseId, restartedAt }) => `${courseId} ${restartedAt}`,
        }),
        shared: optional(state),
      }),
    ),
  })
  .map(
    ({ at, parts, duration, positionAt, markedDone, markedAt, restartedAt, rangeTimes, others, ...rest }) => {
      const ranges = mergeRanges(parts.flatMap(([start, length]) => [start, Math.min(600, start + length)]));
      return aRecord({
        ...rest,
        duration,
        currentTime: at,
        furthest: Math.max(at, ranges.at(-1) ?? 0),
        ranges,
        progress: watchedFraction(ranges, duration),
        ...(positionAt !== undefined && { positionAt }),
        ...(markedAt !== undefined && { markedAt }),
        ...(markedDone !== undefined && { markedDone }),
        ...(restartedAt !== undefined && { restartedAt }),
        ...(rangeTimes !== undefined && { rangeTimes }),
        ...(others !== undefined && { others }),
      });
    },
  );

const KINDS = {
  'days of learning': { any: activity, merge: mergeActivity },
  'saved courses': { any: saved, merge: mergeSavedCourses },
  settings: { any: settings, merge: mergeSettings },
  paths: { any: path, merge: mergePaths },
  'known topics': { any: known, merge: mergeKnown },
  'watch records': { any: record, merge: mergeRecords },
} as unknown as Record<string, { any: fc.Arbitrary<ActivityEntry>; merge: typeof mergeActivity }>;

describe.each(Object.entries(KINDS))('a merge of %s', (_, { any, merge }) => {
  it('comes to the same, whichever comes first', () => {
    fc.assert(fc.property(any, any, (one, other) => expect(merge(one, other)).toEqual(merge(other, one))));
  });

  it('comes to the same, whichever two meet first', () => {
    fc.assert(
      fc.property(any, any, any, (one, other, third) =>
        expect(merge(merge(one, other), third)).toEqual(merge(one, merge(other, third))),
      ),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const merged = merge(one, other);
        expect(merge(merged, merged)).toEqual(merged);
        expect(merge(merged, one)).toEqual(merged);
        expect(merge(merged, other)).toEqual(merged);
      }),
    );
  });

  it('never dates a document back', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(merge(one, other).updatedAt).toBe(Math.max(one.updatedAt, other.updatedAt));
      }),
    );
  });
});

it('keeps of two watch records the newest position, the newest mark and every watched part', () => {
  fc.assert(
    fc.property(record, record, (one, other) => {
      const [here, there] = [one, other].map(({ restartedAt: _, others: _others, ...rest }) => rest) as [
        WatchRecord,
        WatchRecord,
      ];
      const merged = mergeRecords(here, there);
      const [older, newer] = (here.markedAt ?? 0) < (there.markedAt ?? 0) ? [here, there] : [there, here];
      // An older version gave a mark no time of its own.
      const timed = [older, newer].every(({ markedDone, markedAt }) => markedDone === undefined || markedAt);
      if (timed && older.markedAt !== newer.markedAt) expect(merged.markedDone).toBe(newer.markedDone);
      expect(merged.furthest).toBe(Math.max(here.furthest, there.furthest));
      expect(merged.lastWatched).toBe(Math.max(here.lastWatched, there.lastWatched));
      for (const { ranges, progress } of [here, there]) {
        expect(watchedSeconds(mergeRanges(merged.ranges, ranges))).toBe(watchedSeconds(merged.ranges));
        expect(merged.progress).toBeGreaterThanOrEqual(progress);
      }
    }),
  );
});

it('is idempotent even if the shortest parts must be dropped', () => {
  const many = fc
    .array(fc.integer({ min: 0, max: 5_000 }), { minLength: 250, maxLength: 400 })
    .map((starts) => mergeRanges(starts.flatMap((start) => [start * 4, start * 4 + 1])));
  fc.assert(
    fc.property(many, many, (one, other) => {
      const united = mergeRanges(one, other);
      expect(united).toEqual(mergeRanges(other, one));
      expect(mergeRanges(united, one)).toEqual(united);
    }),
    { numRuns: 50 },
  );
});

it('keeps a mark whatever else is newer, and a mark that was taken back stays so', () => {
  const done = aRecord({ markedDone: true, markedAt: 5, lastWatched: 5, updatedAt: 5 });
  const played = aRecord({ updatedAt: 9, lastWatched: 9, currentTime: 40 });
  const takenBack = aRecord({ markedAt: 7, lastWatched: 7, updatedAt: 7 });

  expect(mergeRecords(done, played)).toMatchObject({ markedDone: true, currentTime: 40 });
  expect(mergeRecords(done, takenBack).markedDone).toBeUndefined();
  expect(mergeRecords(aRecord({ markedDone: true, updatedAt: 5 }), played)).toMatchObject({
    markedDone: true,
  });
});

it('merges settings of two devices choice by choice', () => {
  const before = theSettings({ times: {}, updatedAt: 1 });
  const goal = { ...before, weeklyGoal: 180, times: { weeklyGoal: 2 }, updatedAt: 2 };
  const quiet = { ...before, autoplay: false, times: { autoplay: 3 }, updatedAt: 3 };

  expect(mergeSettings(goal, quiet)).toMatchObject({ weeklyGoal: 180, autoplay: false });
});
