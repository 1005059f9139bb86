import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { ProfileScreen } from '@/components/screens/ProfileScreen';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import { addDays, localDay } from '@/lib/learning/local-day';

const show = (router = aRouter()) => act(async () => void renderWithRouter(<ProfileScreen />, router));

beforeAll(giveDialogsMethods);
beforeEach(() => currentLearner().documents.clear());

function learnToday(back = 0) {
  const day = addDays(localDay(Date.now(), currentLearner().timeZone), -back);
  currentLearner().documents.update('activityDays', day, () => ({
    day,
    devices: { laptop: 1_200 },
    lessons: { 'video-1': 1 },
    finishedBy: {},
    undoneBy: {},
    updatedAt: 1,
  }));
}

it('says what the streak is and why', async () => {
  learnToday();
  await show();

  const panel = await screen.findByRole('region', { name: 'Streak' });
  expect(within(panel).getByText('Done for today')).toBeVisible();
  await userEvent.click(within(panel).getByText('How streaks work'));
  expect(within(panel).getByText('Today already counts.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'You learned on 1 day in the last 26 weeks' })).toBeVisible();
});

it.each([
  [1, /^At risk: \d+ hours? left$/, /^Today does not count yet\./],
  [2, 'Broken', /^Your last day of learning was /],
])('says so when the last day of learning is %s days back', async (back, state, reason) => {
  learnToday(back);
  await show();

  const panel = await screen.findByRole('region', { name: 'Streak' });
  expect(within(panel).getByText(state)).toBeVisible();
  await userEvent.click(within(panel).getByText('How streaks work'));
  expect(within(panel).getByText(reason)).toBeVisible();
});

it('keeps a setting at once and counts by it', async () => {
  learnToday();
  await show();

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Weekly goal' }), '120 minutes');
  expect(screen.getByText(/100 minutes left to reach your weekly goal of 120 minutes/)).toBeVisible();
  expect(currentLearner().settings.weeklyGoal).toBe(120);
});

it('takes the time zone from the browser until another one is chosen', async () => {
  await show();
  const zone = await screen.findByRole('combobox', { name: /^Time zone/ });
  expect(within(zone).getByRole('option', { selected: true })).toHaveTextContent(/^Automatic \(.+\)$/);

  await userEvent.selectOptions(zone, 'Asia/Tokyo');
  expect(currentLearner().timeZone).toBe('Asia/Tokyo');
  await userEvent.selectOptions(zone, 'Automatic');
  expect(currentLearner().settings.timeZone).toBeUndefined();
});

it.each([
  ['Play the next lesson automatically', 'autoplay'],
  ['Show captions when a video has them', 'captions'],
] as const)('turns “%s” off and on', async (name, setting) => {
  await show();
  const box = await screen.findByRole('checkbox', { name });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(currentLearner().settings[setting]).toBe(false);
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(currentLearner().settings[setting]).toBe(true);
});

it('opens on its courses tab', async () => {
  await show(aRouter({ query: { tab: 'courses' } }));

  expect(await screen.findByText('No courses yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
});

it('asks twice before it deletes, and says what it deleted', async () => {
  learnToday();
  await show();

  const name = 'Delete from this device';
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  expect(currentLearner().documents.all('activityDays')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete everything' }));
  expect(
    await screen.findByText('We deleted the history of 0 videos, 1 day of learning and 0 saved courses.'),
  ).toBeVisible();
  expect(currentLearner().documents.all('activityDays')).toEqual([]);
});
