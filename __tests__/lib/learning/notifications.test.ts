import fc from 'fast-check';
import { aRecord } from '@/__tests__/support/learning';
import { addDays, localDay } from '@/lib/format/local-day';
import { type CourseOutline, courseProgress } from '@/lib/learning/course-progress';
import { notificationsOf } from '@/lib/learning/notifications';
import { streakOf } from '@/lib/learning/streak';
import { aVideoId } from '@/scripts/fakes/course';

const COURSE: CourseOutline = {
  lessons: [1, 2, 3].map((number) => ({ videoId: aVideoId(number), seconds: 600 })),
};
const NOW = Date.parse('2026-03-10T20:00:00Z');
const DAY_MS = 86_400_000;
const learned = (days: string[]) => days.map((day) => ({ day, seconds: 600, lessonsFinished: 0 }));
const row = (last: string, count: number) =>
  learned(Array.from({ length: count }, (_, back) => addDays(last, -back)));
const finished = (number: number, lastWatched: number, lessonCount = 3) =>
  aRecord({ videoId: aVideoId(number), lesson: number, progress: 1, lastWatched, lessonCount });

const nothing = { streak: streakOf([], 'UTC', NOW), courses: [], minutesThisWeek: 0, weeklyGoalMinutes: 60 };
const lines = (learner: Partial<Parameters<typeof notificationsOf>[0]>, now = NOW) =>
  notificationsOf({ ...nothing, ...learner }, now).map(({ type, text }) => `${type}: ${text}`);

it('tells the most pressing first, each from what was done', () => {
  const now = NOW;
  const activity = ['2026-03-08', '2026-03-09'].map((day) => ({ day, seconds: 600, lessonsFinished: 0 }));
  const half = aRecord({ videoId: aVideoId(2), progress: 0.62, lastWatched: now - 1 });
  const notes = notificationsOf(
    {
      streak: streakOf(activity, 'UTC', now),
      courses: [{ id: 'course-1', title: 'Algorithms', progress: courseProgress(COURSE, [half]) }],
      minutesThisWeek: 20,
      weeklyGoalMinutes: 60,
    },
    now,
  );

  expect(notes.map(({ type, text }) => `${type}: ${text}`)).toEqual([
    'challenge: 4 hours left today to keep your 2-day streak',
    'course: Continue Algorithms, 20% done',
    'challenge: 40 minutes left to reach your weekly goal',
  ]);
});

it('has nothing to tell somebody who has done nothing', () => {
  expect(lines({})).toEqual([]);
});

it('tells of lessons that were added to a course, however long ago it was finished', () => {
  const longAgo = NOW - 400 * DAY_MS;
  const longer = {
    lessons: [...COURSE.lessons, { videoId: aVideoId(4) }, { videoId: aVideoId(5) }],
  };
  const half = (id: string, back: number) => ({
    id,
    title: id,
    progress: courseProgress(COURSE, [aRecord({ progress: 0.5, lastWatched: NOW - back })]),
  });
  const grown = courseProgress(
    longer,
    [1, 2, 3].map((number) => finished(number, longAgo)),
  );
  const courses = [
    half('One', 1),
    half('Two', 2),
    half('Three', 3),
    { id: 'a', title: 'Algebra', progress: grown },
  ];

  expect(lines({ courses })).toEqual([
    'course: 2 new lessons in Algebra since you finished',
    'course: Continue One, 16% done',
    'course: Continue Two, 16% done',
  ]);
});

it('cheers for a course that was finished this week, and then is quiet about it', () => {
  const progress = courseProgress(
    COURSE,
    [1, 2, 3].map((number) => finished(number, NOW - DAY_MS)),
  );
  const courses = [{ id: 'a', title: 'Algebra', progress }];

  expect(lines({ courses })).toEqual(['achievement: You finished Algebra']);
  expect(lines({ courses }, NOW + 7 * DAY_MS)).toEqual([]);
});

it.each([3, 7, 14, 30, 50, 100, 200, 365])('cheers for a streak of %s days, on that day alone', (days) => {
  const today = localDay(NOW, 'UTC');
  const cheer = `achievement: ${days} days in a row. Well done!`;
  const onDay = (count: number) => lines({ streak: streakOf(row(today, count), 'UTC', NOW) });

  expect(onDay(days)).toContain(cheer);
  expect(onDay(days + 1)).not.toContain(cheer);
  expect(lines({ streak: streakOf(row(addDays(today, -1), days), 'UTC', NOW) })).not.toContain(cheer);
});

it('reports progress towards the weekly goal, that it is reached, and nothing without a goal', () => {
  expect(lines({ minutesThisWeek: 59 })).toEqual(['challenge: 1 minute left to reach your weekly goal']);
  expect(lines({ minutesThisWeek: 60 })).toEqual(['achievement: Weekly goal of 60 minutes reached']);
  expect(lines({ minutesThisWeek: 60, weeklyGoalMinutes: 0 })).toEqual([]);
});

const zones = fc.constantFrom(
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
);
const moments = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2027-12-31') });
const offsets = fc.uniqueArray(fc.integer({ min: -3, max: 20 }), { maxLength: 20 });

it('warns of a streak that ends tonight, and only then, in every zone and across every change of clocks', () => {
  fc.assert(
    fc.property(zones, moments, offsets, (zone, now, back) => {
      const today = localDay(now, zone);
      const streak = streakOf(learned(back.map((days) => addDays(today, -days))), zone, now);
      const warnings = notificationsOf({ ...nothing, streak }, now).filter(
        ({ id }) => id === 'challenge-streak',
      );
      expect(warnings).toHaveLength(streak.state.kind === 'at-risk' ? 1 : 0);
      for (const { text } of warnings) {
        const [, hours, days] = /^(\d+) hours? left today to keep your (\d+)-day streak$/.exec(text) ?? [];
        expect(Number(hours)).toBeGreaterThanOrEqual(1);
        // A day on which clocks go back has 25 hours.
        expect(Number(hours)).toBeLessThanOrEqual(25);
        expect(Number(days)).toBe(streak.days);
      }
    }),
  );
});

it('says everything once, in words, and at most of three courses', () => {
  const progress = fc
    .record({
      fraction: fc.double({ min: 0, max: 1, noNaN: true }),
      lessonsAdded: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ fraction, lessonsAdded }) => ({
      fraction,
      lessonsAdded,
      finished: fraction === 1 && lessonsAdded === 0,
      finishedLessons: 0,
      lessonCount: 3,
    }));
  const courses = fc.array(progress, { maxLength: 30 });
  fc.assert(
    fc.property(courses, zones, moments, fc.nat(500), fc.nat(600), (all, zone, now, minutes, goal) => {
      const notes = notificationsOf(
        {
          streak: streakOf(row(localDay(now, zone), 7), zone, now),
          courses: all.map((one, index) => ({
            id: `course-${index}`,
            title: `Course ${index}`,
            progress: one,
          })),
          minutesThisWeek: minutes,
          weeklyGoalMinutes: goal,
        },
        now,
      );
      expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
      expect(notes.filter(({ text }) => text.includes('Course ')).length).toBeLessThanOrEqual(3);
      expect(notes.map(({ text }) => text).join()).not.toMatch(/undefined|NaN|Infinity|-\d/);
    }),
  );
});
