import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuth, aUser } from '@/__tests__/support/account';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { goOnline } from '@/__tests__/support/online';
import { renderWithRouter } from '@/__tests__/support/router';
import { AccountSlot } from '@/components/layout/AccountSlot';
import { closeAccountPanel, openAccountPanel } from '@/lib/account/browser/account-panel';
import { loadAuth } from '@/lib/account/browser/load-auth';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';

jest.mock('@/lib/account/browser/load-auth');

beforeAll(giveDialogsMethods);
beforeEach(() => jest.mocked(loadAuth).mockResolvedValue(anAuth() as never));
afterEach(() => {
  act(() => {
    closeAccountPanel();
    setSession(SIGNED_OUT);
  });
  jest.restoreAllMocks();
});

const signIn = () => act(() => setSession({ kind: 'signed-in', user: aUser() }));
const menu = () => screen.queryByRole('group', { name: 'Account' });

function show() {
  return renderWithRouter(
    <>
      <AccountSlot />
      <button type="button">Elsewhere</button>
    </>,
  );
}

async function openMenu() {
  signIn();
  const view = show();
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  return view;
}

it('opens the dialog when another part of the site asks for it', async () => {
  show();
  act(openAccountPanel);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('closes the dialog when another page is opened', async () => {
  const { router } = show();
  act(openAccountPanel);
  await screen.findByRole('dialog');
  act(() => router.events.emit('routeChangeStart', '/terms'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes the dialog as soon as somebody is signed in, by whatever way', async () => {
  show();
  act(openAccountPanel);
  await screen.findByRole('dialog');
  signIn();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => setSession(SIGNED_OUT));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes the menu with a second press of the button', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  expect(menu()).not.toBeInTheDocument();
});

it('closes the menu with Escape and gives the focus back to the button', async () => {
  await openMenu();
  act(() => screen.getByRole('link', { name: 'Profile' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus();
});

it('closes the menu with a click outside, not with one inside', async () => {
  await openMenu();
  await userEvent.click(screen.getByText('Ada Lovelace'));
  expect(menu()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu()).not.toBeInTheDocument();
});

it('closes the menu on another page', async () => {
  const { router } = await openMenu();
  act(() => router.events.emit('routeChangeStart', '/profile'));
  expect(menu()).not.toBeInTheDocument();
});

it('does not open again by itself when somebody signs out in another tab', async () => {
  await openMenu();
  act(() => setSession(SIGNED_OUT));
  expect(menu()).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('cannot be used offline and says why above it', () => {
  show();
  goOnline(false);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  expect(screen.getByText("You're offline")).toBeVisible();
  goOnline(true);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(screen.queryByText("You're offline")).not.toBeInTheDocument();
});
