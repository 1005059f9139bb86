import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { showLearning } from '@/__tests__/support/with-learning';
import { ProfileOverview } from '@/components/learning/ProfileOverview';
import type { Learner } from '@/lib/learning/browser/learner';

const show = (learner: Learner) =>
  showLearning(learner, (learning) => <ProfileOverview learning={learning} />);

const part = (name: string) => within(screen.getByRole('region', { name }));

it('has the streak first, then the week, the settings and the data', async () => {
  await show(aLearner().learner);

  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Streak', 'This week', 'Settings', 'Your data']);
});

it('shows what was learned today in the streak and in the week', async () => {
  const { learner } = aLearner();
  learner.watch(aLessonIdentity(), watched(300));
  await show(learner);

  expect(part('Streak').getByText('Done for today')).toBeVisible();
  expect(part('This week').getByText('5 minutes')).toBeVisible();
});

it('measures the week by a new goal at once', async () => {
  const { learner } = aLearner();
  learner.watch(aLessonIdentity(), watched(300));
  await show(learner);
  await userEvent.selectOptions(
    part('Settings').getByRole('combobox', { name: 'Weekly goal' }),
    '30 minutes',
  );

  expect(
    part('This week').getByText('25 minutes left to reach your weekly goal of 30 minutes'),
  ).toBeVisible();
});

it('counts days in the chosen time zone: a new one may begin a new day', async () => {
  const { learner, clock } = aLearner();
  // In Auckland it is already the eleventh of March.
  learner.watch(aLessonIdentity(), watched(300));
  clock.zone = 'Pacific/Auckland';
  await show(learner);

  expect(part('Streak').getByText(/^At risk: \d+ hours left$/)).toBeVisible();
});

it('says where the progress is stored', async () => {
  await show(aLearner().learner);

  expect(
    screen.getByText(/^You are not signed in\. Your progress is saved on this device only\./),
  ).toBeVisible();
});
