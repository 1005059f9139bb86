import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLearner } from '@/__tests__/support/learner';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { showLearning } from '@/__tests__/support/with-learning';
import { SettingsPanel } from '@/components/learning/SettingsPanel';
import type { Learner } from '@/lib/learning/browser/learner';

const show = (learner: Learner) =>
  showLearning(learner, ({ facts }) => (
    <SettingsPanel learner={learner} settings={facts.settings} timeZone={facts.timeZone} />
  ));

// Four hundred zones, of which the tests choose two, took most of the time of each look at the page.
beforeEach(() => {
  jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Europe/Berlin']);
});

const field = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}`) });
const chosen = (name: string) => within(field(name)).getByRole('option', { selected: true });

it('keeps every choice for the next visit', async () => {
  const storage = new MemoryStorage();
  const { unmount } = await show(aLearner({ storage }).learner);
  await userEvent.selectOptions(field('Time zone'), 'Asia/Tokyo');
  await userEvent.selectOptions(field('Weekly goal'), '180 minutes');
  const [autoplay, captions] = [
    'Play the next lesson automatically',
    'Show captions when a video has them',
  ].map((name) => screen.getByRole('checkbox', { name }));
  await userEvent.click(autoplay as HTMLElement);
  await userEvent.click(captions as HTMLElement);
  await userEvent.click(captions as HTMLElement);
  unmount();

  await show(aLearner({ storage }).learner);
  expect(chosen('Time zone')).toHaveTextContent('Asia/Tokyo');
  expect(chosen('Weekly goal')).toHaveTextContent('180 minutes');
  expect(screen.getByRole('checkbox', { name: 'Play the next lesson automatically' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Show captions when a video has them' })).toBeChecked();
});

it('can be without a goal', async () => {
  await show(aLearner().learner);
  await userEvent.selectOptions(field('Weekly goal'), 'No goal');

  expect(chosen('Weekly goal')).toHaveTextContent('No goal');
});

it('offers a goal that is not on the list where the learner has it, in its place', async () => {
  const { learner } = aLearner();
  learner.changeSettings({ weeklyGoal: 45 });
  await show(learner);

  expect(chosen('Weekly goal')).toHaveTextContent('45 minutes');
  const goals = within(field('Weekly goal')).getAllByRole('option');
  expect(goals.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'No goal',
    '30 minutes',
    '45 minutes',
    '60 minutes',
  ]);
});

it('names the time zone of the browser while it is followed', async () => {
  await show(aLearner().learner);
  expect(chosen('Time zone')).toHaveTextContent('Automatic (UTC)');

  await userEvent.selectOptions(field('Time zone'), 'Europe/Berlin');
  expect(within(field('Time zone')).getAllByRole('option')[0]).toHaveTextContent(/^Automatic$/);
});

it('does not lose a time zone that this browser does not know', async () => {
  const { learner } = aLearner();
  learner.changeSettings({ timeZone: 'Europe/Atlantis' });
  await show(learner);

  expect(chosen('Time zone')).toHaveTextContent('Europe/Atlantis');
});

it('keeps the languages that somebody learns in, and no more than a few', async () => {
  const { learner } = aLearner();
  await show(learner);
  const group = screen.getByRole('group', { name: 'Languages I learn in' });
  await userEvent.click(within(group).getByText('Choose languages'));
  const box = (name: string) => within(group).getByLabelText(name);
  for (const name of ['Spanish', 'English', 'Hindi', 'Arabic']) await userEvent.click(box(name));
  expect(learner.settings.languages).toEqual(['ar', 'en', 'es', 'hi']);
  expect(box('German')).toBeDisabled();
  expect(within(group).getByText('Arabic, English, Spanish and Hindi')).toBeVisible();
  await userEvent.click(box('Hindi'));
  expect(learner.settings.languages).toEqual(['ar', 'en', 'es']);
  expect(box('German')).toBeEnabled();
});

it('leads to the page in other languages', async () => {
  await show(aLearner().learner);
  const links = within(screen.getByRole('navigation', { name: 'Language of the site' })).getAllByRole('link');
  expect(links[1]).toHaveAttribute('hreflang', 'es');
});
