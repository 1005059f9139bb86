import { joinWords } from '@/lib/format/join-words';
import { addDays, daysBetween, type LocalDay } from '@/lib/format/local-day';
import { perLocale } from '@/lib/format/per-locale';
import * as m from '@/messages/learning';
import { ACTIVE_SECONDS, type ActivityDay } from './activity';
import { DAYS_PER_FREEZE, MAX_FREEZES, type Streak } from './streak';

const dayFormat = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** "9 March". */
export function dayAndMonth(day: LocalDay): string {
  return dayFormat().format(Date.parse(`${day}T00:00:00Z`));
}

function aboutRun({ days, startedOn, frozen }: Streak): string[] {
  if (days === 0 || !startedOn) return [];
  const first =
    days === 1
      ? m.firstDay({ startedOn: dayAndMonth(startedOn) })
      : m.daysInARow({ days, startedOn: dayAndMonth(startedOn) });
  if (frozen.length === 0) return [first];
  return [first, m.freezesUsed({ count: frozen.length, days: joinWords(frozen.map(dayAndMonth)) })];
}

function aboutNow({ state, days }: Streak, today: LocalDay): string {
  switch (state.kind) {
    case 'none':
      return m.startStreak();
    case 'kept':
      return m.todayAlreadyCounts();
    case 'at-risk':
      return m.todayNotYet({ hours: state.hoursLeft, days: days + 1 });
    case 'broken': {
      const missed = daysBetween(state.lastDay, today) - 1;
      const lastDay = dayAndMonth(state.lastDay);
      return missed === 1
        ? m.brokenByDay({ lastDay, missed: dayAndMonth(addDays(state.lastDay, 1)) })
        : m.brokenByDays({ lastDay, missed });
    }
  }
}

function aboutFreezes({ freezes, daysToNextFreeze }: Streak): string {
  if (daysToNextFreeze === undefined) return m.allFreezes({ freezes });
  return freezes === 0
    ? m.noFreezes({ days: daysToNextFreeze })
    : m.someFreezes({ freezes, days: daysToNextFreeze });
}

export const streakRules = (): string[] => [
  m.ruleDay({ count: ACTIVE_SECONDS / 60 }),
  m.ruleZone(),
  m.ruleFreeze({ days: DAYS_PER_FREEZE, most: MAX_FREEZES }),
  m.ruleBreak(),
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
