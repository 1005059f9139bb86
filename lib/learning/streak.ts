import {
  addDays,
  daysBetween,
  type LocalDay,
  laterDay,
  latestDayOnEarth,
  localDay,
  msLeftToday,
  weekStart,
} from '@/lib/format/local-day';
import { type ActivityDay, isActive } from './activity';

/** Consecutive days that earn a freeze. */
export const DAYS_PER_FREEZE = 7;
export const MAX_FREEZES = 2;
const CALENDAR_WEEKS = 26;

type StreakState =
  | { kind: 'none' }
  | { kind: 'kept' }
  /** Kept until yesterday; it continues if something is learned today. */
  | { kind: 'at-risk'; hoursLeft: number }
  | { kind: 'broken'; lastDay: LocalDay };

export type Streak = {
  state: StreakState;
  /** Consecutive days of learning without frozen days; it does not drop before the day is over. */
  days: number;
  longest: number;
  freezes: number;
  /** Days of the current streak that were bridged by a freeze. */
  frozen: LocalDay[];
  startedOn?: LocalDay;
  /** Days of learning until the next freeze is earned; absent if no more can be held. */
  daysToNextFreeze?: number;
};

type Run = { days: number; longest: number; freezes: number; frozen: LocalDay[]; startedOn?: LocalDay };

function afterGap(run: Run, firstMissed: LocalDay, missed: number): Run {
  if (missed <= 0 || run.days === 0) return run;
  if (missed > run.freezes) return { days: 0, longest: run.longest, freezes: 0, frozen: [] };
  const used = Array.from({ length: missed }, (_, index) => addDays(firstMissed, index));
  return { ...run, freezes: run.freezes - missed, frozen: [...run.frozen, ...used] };
}

function afterActiveDay(run: Run, day: LocalDay): Run {
  const days = run.days + 1;
  const earned = days % DAYS_PER_FREEZE === 0 ? 1 : 0;
  return {
    days,
    longest: Math.max(run.longest, days),
    freezes: Math.min(MAX_FREEZES, run.freezes + earned),
    frozen: run.frozen,
    startedOn: run.days === 0 ? day : run.startedOn,
  };
}

/**
 * Computes the streak from the days of learning, the learner's time zone and now (milliseconds). A day after
 * today counts as today if it has begun in some time zone, because the learner travelled west. Otherwise a
 * clock was wrong, and the day does not count.
 */
export function streakOf(activity: ActivityDay[], timeZone: string, now: number): Streak {
  const latest = latestDayOnEarth(now);
  const days = activity.filter((one) => isActive(one) && one.day <= latest).map(({ day }) => day);
  const active = [...new Set(days)].sort();
  const last = active.at(-1);
  if (last === undefined) {
    return {
      state: { kind: 'none' },
      days: 0,
      longest: 0,
      freezes: 0,
      frozen: [],
      daysToNextFreeze: DAYS_PER_FREEZE,
    };
  }
  const local = localDay(now, timeZone);
  const today = laterDay(last, local);

  let run: Run = { days: 0, longest: 0, freezes: 0, frozen: [] };
  let previous: LocalDay | undefined;
  for (const day of active) {
    if (previous) run = afterGap(run, addDays(previous, 1), daysBetween(previous, day) - 1);
    run = afterActiveDay(run, day);
    previous = day;
  }
  run = afterGap(run, addDays(last, 1), daysBetween(last, today) - 1);

  const state: StreakState =
    last === today
      ? { kind: 'kept' }
      : run.days > 0
        ? { kind: 'at-risk', hoursLeft: Math.ceil(msLeftToday(now, timeZone) / 3_600_000) }
        : { kind: 'broken', lastDay: last };
  const daysToNextFreeze =
    run.freezes < MAX_FREEZES ? DAYS_PER_FREEZE - (run.days % DAYS_PER_FREEZE) : undefined;
  return { state, ...run, ...(daysToNextFreeze !== undefined && { daysToNextFreeze }) };
}

export type CalendarDay = { day: LocalDay; seconds: number; look: 'learned' | 'frozen' | 'empty' | 'ahead' };

/** The last 26 weeks, each from Monday to Sunday, the current week last. */
export function calendarOf(activity: ActivityDay[], streak: Streak, today: LocalDay): CalendarDay[][] {
  const byDay = new Map(activity.map((entry) => [entry.day, entry]));
  const first = addDays(weekStart(today), -7 * (CALENDAR_WEEKS - 1));
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(first, week * 7 + weekday);
      const entry = byDay.get(day);
      const learned = entry !== undefined && isActive(entry);
      const look = learned
        ? 'learned'
        : streak.frozen.includes(day)
          ? 'frozen'
          : day > today
            ? 'ahead'
            : 'empty';
      return { day, seconds: entry?.seconds ?? 0, look };
    }),
  );
}
