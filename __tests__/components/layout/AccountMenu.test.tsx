import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuth, aUser } from '@/__tests__/support/account';
import { renderWithRouter } from '@/__tests__/support/router';
import { AccountMenu } from '@/components/layout/AccountMenu';
import { loadAuth, preparePopup } from '@/lib/account/browser/load-auth';
import type { SessionUser } from '@/lib/account/browser/session';
import { showToast } from '@/lib/browser/toast';
import { type AccountNews, useAccountNews } from '@/lib/learning/browser/use-account-news';
import type { Notification } from '@/lib/learning/notifications';

jest.mock('@/lib/account/browser/load-auth');
jest.mock('@/lib/browser/toast');
jest.mock('@/lib/learning/browser/use-account-news');

const notifications: Notification[] = [
  { id: '1', text: '3 hours left today', type: 'challenge' },
  { id: '2', text: 'Continue Algorithms', type: 'course' },
  { id: '3', text: '7 days in a row', type: 'achievement' },
];

const auth = anAuth();
const leaving = (action: string) => ({ action, save: async () => [], ask: async () => 'stay' as const });

function show(user: SessionUser = aUser(), news: AccountNews | undefined = { streakDays: 5, notifications }) {
  jest.mocked(useAccountNews).mockReturnValue(news);
  jest.mocked(loadAuth).mockResolvedValue(auth as never);
  const onDone = jest.fn();
  const { container } = renderWithRouter(<AccountMenu user={user} leaving={leaving} onDone={onDone} />);
  return { onDone, photo: () => container.querySelector('img') as HTMLImageElement };
}

const block = () => within(screen.getByRole('region', { name: 'Notifications' }));

beforeEach(() => jest.clearAllMocks());

it('shows who is signed in, with the streak', () => {
  const { photo } = show();
  expect(screen.getByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByText('ada@example.org')).toBeVisible();
  // In Arabic its first letters would be cut.
  expect(screen.getByText('ada@example.org').matches('bdi.truncate')).toBe(true);
  expect(screen.getByText('5 Day Streak!')).toBeVisible();
  expect(photo()).toHaveAttribute('src', 'https://photos.example.org/ada.jpg');
});

it('falls back to the default avatar when there is no photo', () => {
  const { photo } = show(aUser({ photoURL: null }));
  expect(photo()).toHaveAttribute('src', '/default-avatar.svg');
});

it('falls back to the default avatar when the photo does not load', () => {
  const { photo } = show();
  fireEvent.error(photo());
  expect(photo()).toHaveAttribute('src', '/default-avatar.svg');
});

it('shows the e-mail address once for a person without a name', () => {
  show(aUser({ displayName: null }));
  expect(screen.getAllByText('ada@example.org')).toHaveLength(1);
});

it('shows no number while the streak is unknown', () => {
  jest.mocked(useAccountNews).mockReset();
  const user = aUser();
  jest.mocked(loadAuth).mockResolvedValue(auth as never);
  renderWithRouter(<AccountMenu user={user} leaving={leaving} onDone={jest.fn()} />);
  expect(screen.queryByText(/Day Streak/)).not.toBeInTheDocument();
});

it('shows all notifications with View All and one again with Show Less', async () => {
  show();
  await userEvent.click(block().getByRole('button', { name: 'View All' }));
  expect(
    block()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(notifications.map(({ text }) => text));
  expect(block().getByText('+2 more notifications')).toBeVisible();
  await userEvent.click(block().getByRole('button', { name: 'Show Less' }));
  expect(block().getAllByRole('listitem')).toHaveLength(1);
});

it('offers nothing to unfold where there is one notification or none', () => {
  show(aUser(), { streakDays: 1, notifications: notifications.slice(0, 1) });
  expect(block().queryByRole('button')).not.toBeInTheDocument();
  expect(block().queryByText(/more notification/)).not.toBeInTheDocument();
});

it.each([
  ['challenge', 'target'],
  ['course', 'star'],
  ['achievement', 'trophy'],
  ['something new', 'pin'],
])('marks a notification of type %s with %s', (type, icon) => {
  const notification = { id: '1', text: 'Something happened', type } as Notification;
  show(aUser(), { streakDays: 1, notifications: [notification] });
  expect(block().getByRole('listitem').querySelector('use')).toHaveAttribute(
    'href',
    expect.stringMatching(`#${icon}$`),
  );
});

it('leads to the profile and to the courses', () => {
  show();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/my-courses');
});

it.each([
  ['Logout', 'logout', 'Log out'],
  ['Switch Account', 'switchAccount', 'Switch account'],
] as const)('does what %s says and then closes', async (name, action, words) => {
  const { onDone } = show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(auth[action]).toHaveBeenCalledTimes(1);
  expect(auth[action]).toHaveBeenCalledWith(expect.objectContaining({ action: words }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('fetches what a switch of accounts needs before the click, so that no browser blocks the popup', () => {
  show();
  expect(preparePopup).toHaveBeenCalledTimes(1);
});

it.each([
  ['Logout', 'Logging out…', 'logout'],
  ['Switch Account', 'Switching account…', 'switchAccount'],
] as const)('says that %s is under way, and rests meanwhile', async (name, meanwhile, action) => {
  const { onDone } = show();
  let end = () => {};
  auth[action].mockReturnValueOnce(new Promise<void>((resolve) => (end = resolve)));
  await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(screen.getByRole('button', { name: meanwhile }));
  for (const button of screen.getAllByRole('button', { name: /Logout|Switch|…/ })) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  expect(auth.logout.mock.calls.length + auth.switchAccount.mock.calls.length).toBe(1);
  expect(onDone).not.toHaveBeenCalled();
  await act(async () => end());
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('says that the code of a switch could not be fetched', async () => {
  const { onDone } = show();
  jest.mocked(loadAuth).mockRejectedValueOnce(new Error('Failed to load chunk'));
  await userEvent.click(screen.getByRole('button', { name: 'Switch Account' }));
  expect(showToast).toHaveBeenCalledWith('Could not load this. Please try again.', 'bad');
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('only logs that an action failed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { onDone } = show();
  auth.logout.mockRejectedValueOnce(new Error('no network'));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(log).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onDone).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('leads to the page in every language', async () => {
  show();
  await userEvent.click(screen.getByText('Language'));
  const links = within(screen.getByText('Language').closest('details') as HTMLElement).getAllByRole('link');
  expect(links).toHaveLength(11);
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(links[1]).toHaveAttribute('href', '/es');
  expect(links[1]).toHaveAttribute('lang', 'es');
});
