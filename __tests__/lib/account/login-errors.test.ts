import { loginErrorMessage } from '@/lib/account/login-errors';

it.each([
  ['auth/popup-closed-by-user', 'Login was cancelled. Please try again.'],
  ['auth/popup-blocked', 'Popup was blocked. Please allow popups for this site.'],
  ['auth/network-request-failed', 'Failed to login. Please try again.'],
  ['something nobody has seen', 'Failed to login. Please try again.'],
])('answers %s with its sentence', (code, sentence) => {
  expect(loginErrorMessage(code)).toBe(sentence);
});
