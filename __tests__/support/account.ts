import type { Leaving } from '@/lib/account/browser/leave-account';
import type { SessionUser } from '@/lib/account/browser/session';

export function aUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    uid: 'ada',
    displayName: 'Ada Lovelace',
    email: 'ada@example.org',
    photoURL: 'https://photos.example.org/ada.jpg',
    ...overrides,
  };
}

/** The sign-in code as the screens use it, doing nothing. */
export function anAuth() {
  return {
    idToken: jest.fn(async () => 'token'),
    canSignIn: jest.fn(async () => true),
    signInWithGoogle: jest.fn(async (): Promise<unknown> => ({ success: true, user: aUser() })),
    signInWithGoogleToken: jest.fn(async (): Promise<unknown> => ({ success: true, user: aUser() })),
    logout: jest.fn(async (_: Leaving) => {}),
    switchAccount: jest.fn(async (_: Leaving) => {}),
  };
}
