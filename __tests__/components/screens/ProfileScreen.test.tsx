import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { ProfileScreen } from '@/components/screens/ProfileScreen';
import { currentLearner } from '@/lib/learning/browser/current-learner';

const show = (router = aRouter()) => act(async () => void renderWithRouter(<ProfileScreen />, router));

beforeAll(giveDialogsMethods);
beforeEach(() => currentLearner().documents.clear());

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
