/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { anAuth, aUser } from '@/__tests__/support/account';
import { loadConfig } from '@/lib/account/browser/config';
import { drawGoogleButton, offerOneTap } from '@/lib/account/browser/google-id';
import { loadAuth } from '@/lib/account/browser/load-auth';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';
import { showToast } from '@/lib/browser/toast';

jest.mock('@/lib/account/browser/config');
jest.mock('@/lib/account/browser/load-auth');
jest.mock('@/lib/browser/toast');

const google = { initialize: jest.fn(), prompt: jest.fn(), renderButton: jest.fn() };
const script = () => document.head.querySelector('script');
let auth = anAuth();

beforeEach(() => {
  auth = anAuth();
  jest.mocked(loadAuth).mockResolvedValue(auth as never);
  jest.mocked(loadConfig).mockResolvedValue({ firebase: {} as never });
});

const settle = () => waitFor(() => expect(script()).not.toBeNull());

it('offers nothing when signed in, nor without configured sign-in', async () => {
  setSession({ kind: 'signed-in', user: aUser() });
  await offerOneTap('client-1');
  setSession(SIGNED_OUT);
  jest.mocked(loadConfig).mockResolvedValue({ firebase: null });
  await offerOneTap('client-1');
  expect(script()).toBeNull();
});

// In this order: once fetched, Google's script stays.
it("gives up quietly where Google's script cannot be had, and can be asked again", async () => {
  const asked = offerOneTap('client-1');
  await settle();
  script()?.dispatchEvent(new Event('error'));
  await expect(asked).rejects.toThrow('could not be fetched');
  expect(script()).toBeNull();
});

it("lets Google prompt, through the browser's own federated sign-in where there is one", async () => {
  const asked = offerOneTap('client-1');
  await settle();
  expect(script()?.src).toBe('https://accounts.google.com/gsi/client');
  window.google = { accounts: { id: google } };
  script()?.dispatchEvent(new Event('load'));
  await asked;
  expect(google.initialize).toHaveBeenCalledWith(
    expect.objectContaining({
      client_id: 'client-1',
      use_fedcm_for_prompt: true,
      use_fedcm_for_button: true,
    }),
  );
  expect(google.prompt).toHaveBeenCalledTimes(1);
});

it("draws Google's own button without fetching the script twice", async () => {
  const place = document.createElement('div');
  await drawGoogleButton('client-1', place, 300);
  expect(google.renderButton).toHaveBeenCalledWith(place, expect.objectContaining({ width: 300 }));
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(google.initialize).toHaveBeenCalledTimes(1);
});

const credential = () => google.initialize.mock.calls[0]?.[0].callback({ credential: 'token' });

it('signs in with the token that Google hands over', async () => {
  credential();
  await waitFor(() => expect(auth.signInWithGoogleToken).toHaveBeenCalledWith('token'));
  expect(showToast).not.toHaveBeenCalled();
});

it('says so when that token is refused', async () => {
  auth.signInWithGoogleToken.mockResolvedValue({
    success: false,
    code: 'auth/invalid-credential',
    message: '',
  });
  credential();
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Failed to login. Please try again.', 'bad'));
});
