import { render, screen } from '@testing-library/react';
import { aLearner, aLessonIdentity, NOON, watched } from '@/__tests__/support/learner';
import { learningOf } from '@/__tests__/support/with-learning';
import { WeekPanel } from '@/components/learning/WeekPanel';
import { aVideoId } from '@/scripts/fakes/course';

const WEEK_MS = 7 * 86_400_000;

/** Ten minutes a week ago and ten minutes today, each a whole lesson of a course of two. */
function show(goal: number) {
  const { learner, clock } = aLearner();
  clock.time = NOON - WEEK_MS;
  learner.watch(aLessonIdentity(), watched(600));
  clock.time = NOON;
  learner.watch(aLessonIdentity({ videoId: aVideoId(2), lesson: 2 }), watched(600));
  render(<WeekPanel summary={learningOf(learner).summary} goal={goal} />);
}

const bar = () => screen.getByRole('progressbar', { name: 'Weekly goal' });

it('counts the minutes of this week, and says that all other figures are totals', () => {
  show(0);

  expect(screen.getByText('10 minutes')).toBeVisible();
  const read = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(read('term')).toEqual(['minutes in total', 'lessons finished in total', 'course finished in total']);
  expect(read('definition')).toEqual(['20', '2', '1']);
});

it.each([
  [60, '50 minutes left to reach your weekly goal of 60 minutes', '16'],
  // However far beyond.
  [5, 'Weekly goal of 5 minutes reached', '100'],
])('says of a goal of %d minutes: %s', (goal, words, percent) => {
  show(goal);

  expect(screen.getByText(words)).toBeVisible();
  expect(bar()).toHaveAttribute('aria-valuenow', percent);
});

it('has no goal to reach where none is set', () => {
  show(0);

  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByText(/goal/)).not.toBeInTheDocument();
});
