import { addDays, type LocalDay, weekStart } from '@/lib/format/local-day';

/** What was learned on one day, in the learner's time zone of that day. */
export type ActivityDay = {
  day: LocalDay;
  /** Seconds actually watched. */
  seconds: number;
  lessonsFinished: number;
};

/** A day with less than a minute does not count as a day of learning. */
export const ACTIVE_SECONDS = 60;

export function isActive({ seconds, lessonsFinished }: ActivityDay): boolean {
  return seconds >= ACTIVE_SECONDS || lessonsFinished > 0;
}

/** Minutes learned in the week (Monday to Sunday) of `today`, and in total. */
export function minutesLearned(days: ActivityDay[], today: LocalDay): { thisWeek: number; inAll: number } {
  const monday = weekStart(today);
  const next = addDays(monday, 7);
  const minutes = (some: ActivityDay[]) =>
    Math.floor(some.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return {
    thisWeek: minutes(days.filter(({ day }) => day >= monday && day < next)),
    inAll: minutes(days),
  };
}
