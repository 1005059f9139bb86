import { countOf } from '@/lib/count';
import { lazily } from '@/lib/lazily';
import { ACTIVE_SECONDS, type ActivityDay } from './activity';
import { addDays, daysBetween, type LocalDay } from './local-day';
import { DAYS_PER_FREEZE, MAX_FREEZES, type Streak } from './streak';

const dayFormat = lazily(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** "March 9". */
export function sayDay(day: LocalDay): string {
  return dayFormat().format(Date.parse(`${day}T00:00:00Z`));
}

function sayDays(days: LocalDay[]): string {
  const names = days.map(sayDay);
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function aboutRun({ days, startedOn, frozen }: Streak): string[] {
  if (days === 0 || !startedOn) return [];
  const first =
    days === 1
      ? `You learned on ${sayDay(startedOn)}: that is day 1.`
      : `You learned on ${countOf(days, 'day')} in a row, from ${sayDay(startedOn)} on.`;
  if (frozen.length === 0) return [first];
  return [
    first,
    `${frozen.length === 1 ? 'A freeze' : 'Freezes'} stood in on ${sayDays(frozen)}, which ${
      frozen.length === 1 ? 'is' : 'are'
    } not counted.`,
  ];
}

function aboutNow({ state, days }: Streak, today: LocalDay): string {
  switch (state.kind) {
    case 'none':
      return 'Your first day starts the streak: watch for a minute, or finish a lesson.';
    case 'kept':
      return 'Today counts already.';
    case 'at-risk':
      return `Today does not count yet. Learn within ${countOf(state.hoursLeft, 'hour')} to make it ${days + 1}.`;
    case 'broken': {
      const missed = daysBetween(state.lastDay, today) - 1;
      return `The last day that counted was ${sayDay(state.lastDay)}. After that ${countOf(missed, 'day')} went by without learning${
        missed === 1 ? `, ${sayDay(addDays(state.lastDay, 1))},` : ''
      } and no freeze was left to stand in.`;
    }
  }
}

function aboutFreezes({ freezes, daysToNextFreeze }: Streak): string {
  const held = freezes === 0 ? 'You hold no freeze' : `You hold ${countOf(freezes, 'freeze')}`;
  return daysToNextFreeze === undefined
    ? `${held}, as many as one can.`
    : `${held}. ${countOf(daysToNextFreeze, 'more day')} in a row earn${daysToNextFreeze === 1 ? 's' : ''} one.`;
}

export const STREAK_RULES = [
  `A day counts from ${countOf(ACTIVE_SECONDS / 60, 'minute')} watched or one lesson finished, in the time zone where you are.`,
  `Every ${DAYS_PER_FREEZE} days in a row earn a freeze, ${MAX_FREEZES} at most. It is used by itself on a day without learning.`,
  'Until a day is over it never breaks a streak.',
];

/** Why the streak is what it is, in sentences, the telling ones first. */
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
