import { planEvenings } from '@/lib/guide/plan/plan-evenings';
import { aCard } from '@/scripts/fakes/course';

const step = (hours?: number) => ({ course: aCard(), why: '', ...(hours && { hours }) });
const plan = (hoursPerWeek: number, ...hours: (number | undefined)[]) => ({
  hoursPerWeek,
  steps: hours.map(step),
});
const firsts = (evenings: ReturnType<typeof planEvenings>) =>
  evenings.steps.map(({ first, count }) => [first, count]);

/** A Monday. */
const START = '2026-11-23';

it('spreads the hours of a week over the chosen evenings, one course after the other', () => {
  const evenings = planEvenings(plan(4, 6, 2, 1), ['TU', 'TH'], START);
  expect(evenings.minutes).toBe(120);
  expect(firsts(evenings)).toEqual([
    ['2026-11-24', 3],
    ['2026-12-03', 1],
    ['2026-12-08', 1],
  ]);
});

it('begins on the first day itself if it is one of the evenings', () => {
  expect(firsts(planEvenings(plan(1, 1), ['MO'], START))).toEqual([[START, 1]]);
});

it('counts on over the end of a year and through every day of the week', () => {
  const everyDay = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
  expect(firsts(planEvenings(plan(7, 10, 1), everyDay, '2026-12-28'))).toEqual([
    ['2026-12-28', 10],
    ['2027-01-07', 1],
  ]);
});

it('gives a course of unknown length one evening', () => {
  expect(firsts(planEvenings(plan(2, undefined, 2), ['WE'], START))).toEqual([
    ['2026-11-25', 1],
    ['2026-12-02', 1],
  ]);
});

it('makes no evening longer than four hours or shorter than a quarter of one', () => {
  expect(planEvenings(plan(60, 8), ['SA'], START)).toMatchObject({ minutes: 240, steps: [{ count: 2 }] });
  expect(planEvenings(plan(1, 1), ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], START).minutes).toBe(15);
});
