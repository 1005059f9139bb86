import { countOf } from '@/lib/format/count';
import { lazily } from '@/lib/format/lazily';
import { ACTIVE_SECONDS, type ActivityDay } from './activity';
import { addDays, daysBetween, type LocalDay } from './local-day';
import { DAYS_PER_FREEZE, MAX_FREEZES, type Streak } from './streak';

const dayFormat = lazily(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** "9 March". */
export function dayAndMonth(day: LocalDay): string {
  return dayFormat().format(Date.parse(`${day}T00:00:00Z`));
}

function sayDays(days: LocalDay[]): string {
  const names = days.map(dayAndMonth);
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function aboutRun({ days, startedOn, frozen }: Streak): string[] {
  if (days === 0 || !startedOn) return [];
  const first =
    days === 1
      ? `You learned on ${dayAndMonth(startedOn)}. That is day 1.`
      : `You have learned ${countOf(days, 'day')} in a row, starting on ${dayAndMonth(startedOn)}.`;
  if (frozen.length === 0) return [first];
  return [
    first,
    frozen.length === 1
      ? `You used a freeze on ${sayDays(frozen)}. That day does not count.`
      : `You used freezes on ${sayDays(frozen)}. Those days do not count.`,
  ];
}

function aboutNow({ state, days }: Streak, today: LocalDay): string {
  switch (state.kind) {
    case 'none':
      return 'Watch for a minute or finish a lesson to start your streak.';
    case 'kept':
      return 'Today already counts.';
    case 'at-risk':
      return `Today does not count yet. Learn in the next ${countOf(state.hoursLeft, 'hour')} to reach ${days + 1} days.`;
    case 'broken': {
      const missed = daysBetween(state.lastDay, today) - 1;
      const gap = missed === 1 ? dayAndMonth(addDays(state.lastDay, 1)) : countOf(missed, 'day');
      return `Your last day of learning was ${dayAndMonth(state.lastDay)}. You then missed ${gap} and had no freeze left.`;
    }
  }
}

function aboutFreezes({ freezes, daysToNextFreeze }: Streak): string {
  const held = freezes === 0 ? 'You have no freezes' : `You have ${countOf(freezes, 'freeze')}`;
  return daysToNextFreeze === undefined
    ? `${held}, the maximum.`
    : `${held}. Learn ${countOf(daysToNextFreeze, 'more day')} in a row to earn one.`;
}

export const STREAK_RULES = [
  `A day counts when you watch for at least ${countOf(ACTIVE_SECONDS / 60, 'minute')} or finish a lesson.`,
  'Days follow the time zone in your settings.',
  `You earn a freeze for every ${DAYS_PER_FREEZE} days in a row, up to ${MAX_FREEZES}. If you miss a day, we use one and your streak goes on.`,
  'Your streak can break only after a day is over.',
];

/** Sentences that explain the streak, the most important first. */
export function streakStory(streak: Streak, today: LocalDay): string[] {
  return [...aboutRun(streak), aboutNow(streak, today), aboutFreezes(streak)];
}

/** What each of the last days counted, newest first. */
export function lastDays(activity: ActivityDay[], streak: Streak, today: LocalDay, count: number) {
  const byDay = new Map(activity.map((entry) => [entry.day, entry]));
  return Array.from({ length: count }, (_, back) => {
    const day = addDays(today, -back);
    return {
      day,
      seconds: byDay.get(day)?.seconds ?? 0,
      lessonsFinished: byDay.get(day)?.lessonsFinished ?? 0,
      frozen: streak.frozen.includes(day),
    };
  });
}
