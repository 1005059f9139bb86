import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOON } from '@/__tests__/support/learner';
import { StreakPanel } from '@/components/learning/StreakPanel';
import { addDays } from '@/lib/format/local-day';
import { streakOf } from '@/lib/learning/streak';

const TODAY = '2026-03-10';

/** Twenty minutes and a lesson on each of so many days up to this one. */
const learned = (count: number, until = TODAY) =>
  Array.from({ length: count }, (_, back) => ({
    day: addDays(until, back + 1 - count),
    seconds: 1_200,
    lessonsFinished: 1,
  }));

function show(activity: ReturnType<typeof learned>) {
  render(<StreakPanel streak={streakOf(activity, 'UTC', NOON)} activity={activity} today={TODAY} />);
}

const explain = () => userEvent.click(screen.getByText('How streaks work'));
const longestAndFreezes = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it.each([
  ['Not started', [], ['0 days', '0 of 2']],
  ['Done for today', learned(8), ['8 days', '1 of 2']],
  ['Done for today', learned(21), ['21 days', '2 of 2']],
  ['At risk: 12 hours left', learned(1, '2026-03-09'), ['1 day', '0 of 2']],
  ['Broken', learned(3, '2026-03-07'), ['3 days', '0 of 2']],
])('says how the streak stands: %s', (state, activity, figures) => {
  show(activity);

  expect(screen.getByText(state)).toBeVisible();
  expect(longestAndFreezes()).toEqual(figures);
});

it('explains the streak, and shows the day that a freeze bridged', async () => {
  show([...learned(7, '2026-03-07'), ...learned(1, '2026-03-09')]);
  await explain();

  expect(
    screen.getByText('Today does not count yet. Learn in the next 12 hours to reach 9 days.'),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: '8 March Freeze 0' })).toBeVisible();
});

it('lists the last ten days, the newest first', async () => {
  show(learned(2));
  await explain();

  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(10);
  expect(rows.slice(0, 3)).toEqual(['10 March20\u00a0min1', '9 March20\u00a0min1', '8 March0\u00a0min0']);
  expect(screen.getByRole('table', { name: 'Your activity in the last 10 days' })).toBeVisible();
});
