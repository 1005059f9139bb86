import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOON } from '@/__tests__/support/learner';
import { StreakPanel } from '@/components/learning/StreakPanel';
import { addDays } from '@/lib/learning/local-day';
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

it('says how to start a streak', async () => {
  show([]);

  expect(screen.getByText('Not started')).toBeVisible();
  expect(longestAndFreezes()).toEqual(['0 days', '0 of 2']);
  await explain();
  expect(screen.getByText('Watch for a minute or finish a lesson to start your streak.')).toBeVisible();
});

it('says that today counts, since when, and when the next freeze is earned', async () => {
  show(learned(8));

  expect(screen.getByText('Done for today')).toBeVisible();
  expect(longestAndFreezes()).toEqual(['8 days', '1 of 2']);
  await explain();
  expect(screen.getByText('You have learned 8 days in a row, starting on 3 March.')).toBeVisible();
  expect(screen.getByText('Today already counts.')).toBeVisible();
  expect(screen.getByText('You have 1 freeze. Learn 6 more days in a row to earn one.')).toBeVisible();
});

it('holds two freezes at most', async () => {
  show(learned(21));

  expect(longestAndFreezes()).toEqual(['21 days', '2 of 2']);
  await explain();
  expect(screen.getByText('You have 2 freezes, the maximum.')).toBeVisible();
});

it('warns of a streak that ends tonight, and shows the day that a freeze bridged', async () => {
  show([...learned(7, '2026-03-07'), ...learned(1, '2026-03-09')]);

  expect(screen.getByText('At risk: 12 hours left')).toBeVisible();
  expect(longestAndFreezes()).toEqual(['8 days', '0 of 2']);
  await explain();
  expect(
    screen.getByText('Today does not count yet. Learn in the next 12 hours to reach 9 days.'),
  ).toBeVisible();
  expect(screen.getByText('You used a freeze on 8 March. That day does not count.')).toBeVisible();
  expect(screen.getByRole('row', { name: '8 March Freeze 0' })).toBeVisible();
});

it('says why a streak broke, and keeps the longest', async () => {
  show(learned(3, '2026-03-07'));

  expect(screen.getByText('Broken')).toBeVisible();
  expect(longestAndFreezes()).toEqual(['3 days', '0 of 2']);
  await explain();
  expect(
    screen.getByText('Your last day of learning was 7 March. You then missed 2 days and had no freeze left.'),
  ).toBeVisible();
});

it('lists the last ten days, the newest first', async () => {
  show(learned(2));
  await explain();

  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(10);
  expect(rows.slice(0, 3)).toEqual(['10 March20 min1', '9 March20 min1', '8 March0 min0']);
  expect(screen.getByRole('table', { name: 'Your activity in the last 10 days' })).toBeVisible();
});
