import { addDays, weekdayOf } from '@/lib/format/local-day';
import * as m from '@/messages/guide';
import type { PlanStep } from './plan.types';

/** Weekdays as calendars name them, from Monday, with the names that people read. */
export const WEEKDAYS = {
  MO: m.monday,
  TU: m.tuesday,
  WE: m.wednesday,
  TH: m.thursday,
  FR: m.friday,
  SA: m.saturday,
  SU: m.sunday,
} as const;
export type Weekday = keyof typeof WEEKDAYS;

export const DEFAULT_TIME = '19:00';
export const DEFAULT_DAYS: readonly Weekday[] = ['TU', 'TH'];

/** An evening is no longer, however many hours somebody has per week. */
const LONGEST_EVENING = 240;
const SHORTEST_EVENING = 15;

type Timed = Pick<PlanStep, 'course' | 'hours'>;
type StepEvenings = { step: Timed; first: string; count: number };
export type Evenings = { minutes: number; steps: StepEvenings[] };

const NAMES = Object.keys(WEEKDAYS) as Weekday[];

/**
 * Puts the courses of a plan on evenings, one after the other. The hours per week are spread over the chosen days. A
 * course of unknown length gets one evening.
 * @param start the first possible day, YYYY-MM-DD
 */
export function planEvenings(
  { steps, hoursPerWeek }: { steps: readonly Timed[]; hoursPerWeek: number },
  days: readonly Weekday[],
  start: string,
): Evenings {
  const share = Math.round((hoursPerWeek * 60) / days.length);
  const minutes = Math.min(LONGEST_EVENING, Math.max(SHORTEST_EVENING, share));
  const isEvening = (day: string) => days.includes(NAMES[weekdayOf(day)] ?? 'MO');
  let next = start;
  const skipToEvening = () => {
    while (!isEvening(next)) next = addDays(next, 1);
  };
  return {
    minutes,
    steps: steps.map((step) => {
      skipToEvening();
      const first = next;
      const count = step.hours === undefined ? 1 : Math.max(1, Math.ceil((step.hours * 60) / minutes));
      // Whole weeks at once: a course can take hundreds of evenings.
      next = addDays(next, Math.floor(count / days.length) * 7);
      for (let left = count % days.length; left > 0; left--) {
        skipToEvening();
        next = addDays(next, 1);
      }
      return { step, first, count };
    }),
  };
}
