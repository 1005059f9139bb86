import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuth } from '@/__tests__/support/account';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { goOnline } from '@/__tests__/support/online';
import { renderWithRouter } from '@/__tests__/support/router';
import { SignInDialog } from '@/components/account/SignInDialog';
import { loadAuth, preparePopup } from '@/lib/account/browser/load-auth';

jest.mock('@/lib/account/browser/load-auth');

let auth = anAuth();

beforeAll(giveDialogsMethods);
beforeEach(() => {
  auth = anAuth();
  jest.mocked(loadAuth).mockResolvedValue(auth as never);
});
afterEach(() => jest.restoreAllMocks());

async function show() {
  const onClose = jest.fn();
  renderWithRouter(<SignInDialog open onClose={onClose} />);
  await waitFor(() => expect(auth.canSignIn).toHaveBeenCalled());
  return { onClose };
}

const button = () => screen.getByRole('button', { name: 'Sign in with Google' });

it('welcomes to the product by its name', async () => {
  await show();
  expect(screen.getByRole('dialog', { name: 'Welcome to Polymath' })).toBeVisible();
  expect(screen.getByText('Sign in to continue your learning journey')).toBeVisible();
});

it('says that going on means agreeing to the terms and the privacy policy', async () => {
  await show();
  expect(screen.getByText(/By continuing, you agree to/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

it.each([
  ['auth/popup-closed-by-user', 'Login was cancelled. Please try again.'],
  ['auth/popup-blocked', 'Popup was blocked. Please allow popups for this site.'],
  ['auth/user-disabled', 'Failed to login. Please try again.'],
])('stays open after %s and says so', async (code, text) => {
  const { onClose } = await show();
  auth.signInWithGoogle.mockResolvedValue({ success: false, code, message: 'The message of the provider' });
  await userEvent.click(button());
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(onClose).not.toHaveBeenCalled();
});

it('says that sign-in is in progress, and stays inactive meanwhile without losing the focus', async () => {
  await show();
  let end = (_: unknown) => {};
  auth.signInWithGoogle.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  await userEvent.click(button());
  const resting = screen.getByRole('button', { name: 'Signing in…' });
  expect(resting).toHaveAttribute('aria-disabled', 'true');
  expect(resting).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Please continue in the Google window.');
  await userEvent.click(resting);
  expect(auth.signInWithGoogle).toHaveBeenCalledTimes(1);
  await act(async () => end({ success: false, code: 'auth/popup-closed-by-user', message: '' }));
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('alert')).toHaveTextContent('Login was cancelled. Please try again.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('fetches the sign-in code before the click, so that no browser blocks the popup', async () => {
  await show();
  expect(preparePopup).toHaveBeenCalled();
});

it('cannot be used offline and says why', async () => {
  await show();
  goOnline(false);
  expect(button()).toBeDisabled();
  expect(screen.getByText("You're offline")).toBeVisible();
});

it('says that sign-in is not configured, and what works without it', async () => {
  auth.canSignIn.mockResolvedValue(false);
  await show();
  expect(await screen.findByText(/Sign-in is not available on this site/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/my-courses');
});
