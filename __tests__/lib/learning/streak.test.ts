import fc from 'fast-check';
import { addDays, daysBetween, localDay, msLeftToday, weekStart } from '@/lib/format/local-day';
import type { ActivityDay } from '@/lib/learning/activity';
import { calendarOf, MAX_FREEZES, streakOf } from '@/lib/learning/streak';

const NOON = Date.parse('2026-03-10T12:00:00Z');

function learned(...days: string[]): ActivityDay[] {
  return days.map((day) => ({ day, seconds: 600, lessonsFinished: 0 }));
}

function row(first: string, count: number): ActivityDay[] {
  return learned(...Array.from({ length: count }, (_, index) => addDays(first, index)));
}

it('does not drop in the morning: yesterday holds it, and says for how long', () => {
  expect(streakOf(row('2026-03-07', 3), 'UTC', NOON)).toMatchObject({
    state: { kind: 'at-risk', hoursLeft: 12 },
    days: 3,
  });
});

it('breaks after a whole day without learning', () => {
  expect(streakOf(row('2026-03-06', 3), 'UTC', NOON)).toMatchObject({
    state: { kind: 'broken', lastDay: '2026-03-08' },
    days: 0,
    longest: 3,
  });
});

it('takes less than a minute for a look, unless a lesson was finished', () => {
  const day = '2026-03-10';
  expect(streakOf([{ day, seconds: 59, lessonsFinished: 0 }], 'UTC', NOON).days).toBe(0);
  expect(streakOf([{ day, seconds: 0, lessonsFinished: 1 }], 'UTC', NOON).days).toBe(1);
});

it('earns a freeze every seven days and uses it by itself', () => {
  const week = row('2026-03-02', 7);
  expect(streakOf(week, 'UTC', Date.parse('2026-03-08T12:00:00Z'))).toMatchObject({ freezes: 1, days: 7 });
  expect(streakOf(week, 'UTC', Date.parse('2026-03-10T12:00:00Z'))).toMatchObject({
    state: { kind: 'at-risk' },
    days: 7,
    freezes: 0,
    frozen: ['2026-03-09'],
  });
  expect(streakOf(week, 'UTC', Date.parse('2026-03-11T12:00:00Z')).state.kind).toBe('broken');
});

it('counts 23 and 25 hours on days with a clock change', () => {
  const hours = (now: number) => Math.round(msLeftToday(now, 'Europe/Berlin') / 3_600_000);

  expect(hours(Date.parse('2026-03-29T00:00:00+01:00'))).toBe(23);
  expect(hours(Date.parse('2026-10-25T00:00:00+02:00'))).toBe(25);
});

const zones = fc.constantFrom(
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
  'Europe/Kyiv',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
);
const moments = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2027-12-31') });
const activities = fc
  .uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 90 })
  .map((offsets) => learned(...offsets.map((offset) => addDays('2026-01-01', offset))));

it('keeps its sums in every zone at every moment', () => {
  fc.assert(
    fc.property(activities, zones, moments, (activity, zone, now) => {
      const { days, longest, freezes, frozen } = streakOf(activity, zone, now);
      expect(longest).toBeGreaterThanOrEqual(days);
      expect(days).toBeLessThanOrEqual(activity.length);
      expect(freezes).toBeGreaterThanOrEqual(0);
      expect(freezes).toBeLessThanOrEqual(MAX_FREEZES);
      expect(frozen.every((day) => !activity.some((entry) => entry.day === day))).toBe(true);
    }),
  );
});

it('never shrinks by learning more', () => {
  fc.assert(
    fc.property(activities, fc.integer({ min: 0, max: 120 }), zones, (activity, offset, zone) => {
      const now = Date.parse('2026-05-02T12:00:00Z');
      const more = [...activity, ...learned(addDays('2026-01-01', offset))];
      expect(streakOf(more, zone, now).days).toBeGreaterThanOrEqual(streakOf(activity, zone, now).days);
    }),
  );
});

it('does not care in which order the days come', () => {
  fc.assert(
    fc.property(activities, (activity) => {
      expect(streakOf([...activity].reverse(), 'UTC', NOON)).toEqual(streakOf(activity, 'UTC', NOON));
    }),
  );
});

it('always ends today within a day of 25 hours and starts the week on Monday', () => {
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const left = msLeftToday(now, zone);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(25 * 3_600_000 + 1_000);
      expect(new Date(`${weekStart(localDay(now, zone))}T00:00:00Z`).getUTCDay()).toBe(1);
    }),
  );
});

it('draws 26 weeks that end with the current one', () => {
  const activity = learned('2026-03-09');
  const weeks = calendarOf(activity, streakOf(activity, 'UTC', NOON), '2026-03-10');

  expect(weeks).toHaveLength(26);
  expect(weeks.flat()).toHaveLength(26 * 7);
  expect(weeks.at(-1)?.map(({ look }) => look)).toEqual(['learned', 'empty', ...Array(5).fill('ahead')]);
});

it('is kept by learning every day, across time zones and clock changes', () => {
  const journeys = fc.array(zones, { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(journeys, moments, (stops, start) => {
      // A clock-time of noon in each zone, on one calendar day after the other.
      const first = localDay(start, stops[0] ?? 'UTC');
      const days = stops.map((_, index) => addDays(first, index));
      const last = stops.at(-1) ?? 'UTC';
      const today = days.at(-1) ?? first;
      let now = Date.parse(`${today}T00:00:00Z`) - 16 * 3_600_000;
      while (localDay(now, last) !== today) now += 3_600_000;
      const streak = streakOf(learned(...days), last, now);
      expect(streak.days).toBe(days.length);
      expect(streak.state.kind).toBe('kept');
    }),
  );
});

it('falls back for nobody whose zone goes back, whatever zone they learned in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), zones, zones, moments, (count, there, here, now) => {
      const last = localDay(now, there);
      // Between the outermost zones lie 25 hours: for one of them a whole day is missing.
      fc.pre(daysBetween(last, localDay(now, here)) < 2);
      const activity = row(addDays(last, 1 - count), count);
      const days = Math.max(count, streakOf(activity, here, now).days);
      expect(streakOf(activity, here, now).days).toBe(days);
    }),
  );
});

it('does not count a day that has not begun anywhere on earth', () => {
  const wrong = learned('2026-03-20');
  expect(streakOf(wrong, 'UTC', NOON)).toMatchObject({ state: { kind: 'none' }, days: 0 });
  expect(streakOf([...row('2026-03-08', 2), ...wrong], 'UTC', NOON)).toMatchObject({
    state: { kind: 'at-risk' },
    days: 2,
  });
  fc.assert(
    fc.property(
      activities,
      zones,
      moments,
      fc.integer({ min: 2, max: 4_000 }),
      (activity, zone, now, ahead) => {
        const day = addDays(localDay(now, 'UTC'), ahead);
        expect(streakOf([...activity, ...learned(day)], zone, now)).toEqual(streakOf(activity, zone, now));
      },
    ),
  );
});

it('drops only when a whole local day has passed, to the millisecond', () => {
  fc.assert(
    fc.property(moments, zones, (now, zone) => {
      const activity = learned(localDay(now, zone));
      const midnight = now + msLeftToday(now, zone);
      expect(streakOf(activity, zone, midnight - 1).state.kind).toBe('kept');
      expect(streakOf(activity, zone, midnight).state.kind).toBe('at-risk');
      const next = midnight + msLeftToday(midnight, zone);
      expect(streakOf(activity, zone, next - 1)).toMatchObject({ state: { kind: 'at-risk' }, days: 1 });
      expect(streakOf(activity, zone, next)).toMatchObject({ state: { kind: 'broken' }, days: 0 });
    }),
  );
});
