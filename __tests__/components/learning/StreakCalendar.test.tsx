import { render, screen } from '@testing-library/react';
import { NOON } from '@/__tests__/support/learner';
import { StreakCalendar } from '@/components/learning/StreakCalendar';
import { addDays } from '@/lib/format/local-day';
import type { ActivityDay } from '@/lib/learning/activity';
import { streakOf } from '@/lib/learning/streak';

const TODAY = '2026-03-10';

function show(...activity: ActivityDay[]) {
  render(<StreakCalendar streak={streakOf(activity, 'UTC', NOON)} activity={activity} today={TODAY} />);
}

const learned = (day: string, seconds = 1_200): ActivityDay => ({ day, seconds, lessonsFinished: 0 });

it('counts half a year only', () => {
  show(learned('2025-01-01'), learned(TODAY));
  expect(screen.getByRole('img')).toHaveAccessibleName('You learned on 1 day in the last 26 weeks');
});

it('does not count a day of less than a minute', () => {
  show(learned('2026-03-08', 59), learned('2026-03-09', 60));
  expect(screen.getByRole('img')).toHaveAccessibleName('You learned on 1 day in the last 26 weeks');
  expect(screen.getByTitle('8 March: no activity')).toBeInTheDocument();
  expect(screen.getByTitle('9 March: 1 minute')).toBeInTheDocument();
});

it('names each day with its minutes, and a day that a freeze bridged', () => {
  const week = Array.from({ length: 7 }, (_, index) => learned(addDays('2026-03-02', index)));
  show(...week, learned(TODAY, 3_700));

  expect(screen.getByTitle('2 March: 20 minutes')).toBeInTheDocument();
  expect(screen.getByTitle('9 March: freeze used')).toBeInTheDocument();
  expect(screen.getByTitle('10 March: 61 minutes')).toBeInTheDocument();
});
