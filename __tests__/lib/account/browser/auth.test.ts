/** @jest-environment jsdom */
import { aUser } from '@/__tests__/support/account';
import type { UnsavedAnswer } from '@/lib/account/browser/leave-account';
import type { PublicConfig } from '@/lib/account/public-config';
import { storageKeys } from '@/lib/storage-keys';

/** Shared by all pages: a class of each page's own would not know the errors of another. */
class mockFirebaseError extends Error {
  constructor(readonly code: string) {
    super(`Firebase: Error (${code}).`);
  }
}

const provider = { setCustomParameters: jest.fn() };
const mockInitialize = jest.fn();
const mockSdk = {
  beforeAuthStateChanged: jest.fn(),
  connectAuthEmulator: jest.fn(),
  deleteUser: jest.fn(),
  initializeAuth: jest.fn(),
  onAuthStateChanged: jest.fn(),
  reauthenticateWithPopup: jest.fn(),
  signInWithCredential: jest.fn(),
  signInWithPopup: jest.fn(),
  signOut: jest.fn(),
  browserPopupRedirectResolver: class {
    _initialize = mockInitialize;
  },
  browserLocalPersistence: 'local',
  indexedDBLocalPersistence: 'indexedDB',
  inMemoryPersistence: 'memory',
  GoogleAuthProvider: Object.assign(
    jest.fn(() => provider),
    { credential: (token: string) => ({ token }) },
  ),
};
const mockLoadConfig = jest.fn();
const mockTrack = jest.fn();
const mockShowToast = jest.fn();

jest.mock('firebase/app', () => ({ FirebaseError: mockFirebaseError, initializeApp: () => ({}) }));
jest.mock('firebase/auth', () => mockSdk);
jest.mock('@/lib/account/browser/config', () => ({ loadConfig: mockLoadConfig }));
jest.mock('@/lib/analytics/browser/track', () => ({ track: mockTrack }));
jest.mock('@/lib/browser/toast', () => ({ showToast: mockShowToast }));

const settings: NonNullable<PublicConfig['firebase']> = {
  apiKey: 'key',
  authDomain: 'demo.firebaseapp.com',
  projectId: 'demo',
  appId: '1:1:web:1',
};
const user = { ...aUser(), getIdToken: async () => 'token' };
const current: { currentUser: typeof user | null } = { currentUser: null };
const failure = (code: string) => new mockFirebaseError(code);

type Leave = (next: { uid: string } | null) => Promise<void>;
type Page = {
  auth: typeof import('@/lib/account/browser/auth');
  session: typeof import('@/lib/account/browser/session');
};

/** The modules of a newly opened page. */
function openPage(config: PublicConfig = { firebase: settings }): Page {
  mockLoadConfig.mockResolvedValue(config);
  let page: Page | undefined;
  jest.isolateModules(() => {
    page = {
      auth: jest.requireActual('@/lib/account/browser/auth'),
      session: jest.requireActual('@/lib/account/browser/session'),
    };
  });
  return page as Page;
}

const withLocalServices = (authEmulatorHost = '127.0.0.1:9099') => ({
  firebase: { ...settings, authEmulatorHost },
});

/** Tells whoever watches the session; at first the user. */
function watchedSession(): (next: unknown) => void {
  let tell = (_: unknown) => {};
  mockSdk.onAuthStateChanged.mockImplementation((_, next) => {
    tell = next;
    tell(user);
    return () => {};
  });
  return (next) => tell(next);
}

const leaving = (unsaved: string[] = [], answer: UnsavedAnswer = 'stay') => ({
  save: jest.fn(async () => unsaved),
  ask: jest.fn(async (_: string[]) => answer),
});

const loginEvent = { method: 'google', status: 'success' };

beforeEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  current.currentUser = null;
  mockSdk.initializeAuth.mockReturnValue(current);
  mockSdk.signInWithPopup.mockResolvedValue({ user });
  mockSdk.signInWithCredential.mockResolvedValue({ user });
  mockSdk.GoogleAuthProvider.mockReturnValue(provider);
});

describe('signing in', () => {
  it('answers with the user and notes a login', async () => {
    const { auth } = openPage();
    await expect(auth.signInWithGoogle()).resolves.toEqual({ success: true, user: aUser() });
    expect(mockTrack).toHaveBeenCalledWith('login', loginEvent);
  });

  it.each([
    ['stays over pages', () => undefined, ['indexedDB', 'local']],
    [
      'ends with the page where a full storage would hide it from the next one',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError');
        }),
      'memory',
    ],
    [
      'stays where it is known and the storage is full since',
      () => {
        localStorage.setItem(storageKeys.session, JSON.stringify(aUser()));
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('', 'QuotaExceededError');
        });
      },
      ['indexedDB', 'local'],
    ],
  ])('%s', async (_, given, persistence) => {
    given();
    await openPage().auth.signInWithGoogle();
    expect(mockSdk.initializeAuth).toHaveBeenCalledWith({}, { persistence });
  });

  it('leaves the session alone that another tab has stored meanwhile', async () => {
    const { auth, session } = openPage();
    expect(session.currentSession()).toEqual({ kind: 'signed-out' });
    const stored = JSON.stringify(aUser());
    localStorage.setItem(storageKeys.session, stored);
    await auth.canSignIn();
    expect(localStorage.getItem(storageKeys.session)).toBe(stored);
  });

  it('always shows the account chooser', async () => {
    await openPage().auth.signInWithGoogle();
    expect(provider.setCustomParameters).toHaveBeenCalledWith({ prompt: 'select_account' });
  });

  it("answers a failure with the provider's message and notes it", async () => {
    const { auth } = openPage();
    mockSdk.signInWithPopup.mockRejectedValue(failure('auth/popup-blocked'));
    const message = 'Firebase: Error (auth/popup-blocked).';
    await expect(auth.signInWithGoogle()).resolves.toEqual({
      success: false,
      code: 'auth/popup-blocked',
      message,
    });
    expect(mockTrack).toHaveBeenCalledWith('login', {
      method: 'google',
      status: 'error',
      error_code: 'auth/popup-blocked',
      error_message: message,
    });
  });

  it('answers a failure where the settings cannot be read', async () => {
    const { auth } = openPage();
    mockLoadConfig.mockRejectedValue(new Error('no network'));
    await expect(auth.signInWithGoogle()).resolves.toMatchObject({ success: false, message: 'no network' });
    mockLoadConfig.mockResolvedValue({ firebase: settings });
    await expect(auth.signInWithGoogle()).resolves.toMatchObject({ success: true });
  });

  it('says so where this installation has no sign-in', async () => {
    const { auth } = openPage({ firebase: null });
    expect(await auth.canSignIn()).toBe(false);
    await expect(auth.signInWithGoogle()).resolves.toMatchObject({ success: false, code: 'auth/not-set-up' });
  });

  it("ends Google's one tap with its credential", async () => {
    const { auth } = openPage();
    await expect(auth.signInWithGoogleToken('token-1')).resolves.toMatchObject({ success: true });
    expect(mockSdk.signInWithCredential).toHaveBeenCalledWith(current, { token: 'token-1' });
    expect(mockTrack).toHaveBeenCalledWith('login', loginEvent);
  });

  it('needs no Google where only the local services are used', async () => {
    mockSdk.signInWithPopup.mockRejectedValue(failure('auth/internal-error'));
    const { auth } = openPage(withLocalServices());
    await expect(auth.signInWithGoogle()).resolves.toMatchObject({ success: true });
    expect(mockSdk.signInWithCredential).toHaveBeenCalledTimes(1);
    expect(mockShowToast).toHaveBeenLastCalledWith(
      'Signed in as Local Learner. This site uses a local test sign-in.',
    );
  });

  it('switches between two learners of the local services', async () => {
    mockSdk.signInWithPopup.mockRejectedValue(failure('auth/internal-error'));
    const { auth } = openPage(withLocalServices());
    current.currentUser = { ...user, email: 'learner@local.test' };
    await auth.switchAccount(leaving());
    expect(mockShowToast).toHaveBeenLastCalledWith(expect.stringContaining('Local Learner 2.'));
    current.currentUser = { ...user, email: 'learner-2@local.test' };
    await auth.switchAccount(leaving());
    expect(mockShowToast).toHaveBeenLastCalledWith(expect.stringContaining('Local Learner.'));
    expect(mockSdk.signInWithCredential).toHaveBeenCalledTimes(2);
  });

  it('invents nobody where a real project cannot be reached', async () => {
    mockSdk.signInWithPopup.mockRejectedValue(failure('auth/internal-error'));
    await expect(openPage().auth.signInWithGoogle()).resolves.toMatchObject({ success: false });
    expect(mockSdk.signInWithCredential).not.toHaveBeenCalled();
  });
});

describe('the identity service', () => {
  it.each([
    ["the page's own name for this machine", '127.0.0.1:9099', 'http://localhost:9099'],
    ['its own name on another machine', '10.0.0.7:9099', 'http://10.0.0.7:9099'],
  ])('is called by %s', async (_what, host, address) => {
    await openPage(withLocalServices(host)).auth.authService();
    expect(mockSdk.connectAuthEmulator).toHaveBeenCalledWith(current, address, { disableWarnings: true });
  });

  it('loads what a popup needs only before one is opened, and only for that popup', async () => {
    mockInitialize.mockRejectedValue(failure('auth/network-request-failed'));
    const { auth } = openPage();
    await auth.authService();
    expect(mockInitialize).not.toHaveBeenCalled();
    await auth.preparePopup();
    expect(mockInitialize).toHaveBeenCalledWith(current);
    await auth.signInWithGoogle();
    const givesTheSame = mockSdk.signInWithPopup.mock.lastCall?.[2];
    expect(new givesTheSame()._initialize).toBe(mockInitialize);
    expect(new givesTheSame()).toBe(new givesTheSame());
    expect(new givesTheSame()).toBeInstanceOf(givesTheSame);
  });

  it('keeps the session in step', async () => {
    const { auth, session } = openPage();
    const tell = watchedSession();
    await auth.watchSession();
    expect(session.currentSession()).toEqual({ kind: 'signed-in', user: aUser() });
    tell(null);
    expect(session.currentSession()).toEqual({ kind: 'signed-out' });
  });

  it('knows nobody where this installation has no sign-in', async () => {
    const { auth, session } = openPage({ firebase: null });
    session.setSession({ kind: 'signed-in', user: aUser() });
    await auth.watchSession();
    expect(session.currentSession()).toEqual({ kind: 'signed-out' });
  });

  it('returns a token when signed in, and none when signed out', async () => {
    const { auth } = openPage();
    expect(await auth.idToken()).toBeUndefined();
    current.currentUser = user;
    expect(await auth.idToken()).toBe('token');
  });
});

describe('leaving', () => {
  /** A page of Ada's, with something of hers on the device. */
  async function signedIn() {
    const page = openPage();
    const tell = watchedSession();
    await page.auth.watchSession();
    current.currentUser = user;
    const before = mockSdk.beforeAuthStateChanged.mock.lastCall?.[1] as Leave;
    /** As the SDK does: asks first, and leaves if nobody objects. */
    const leave = async (next: typeof user | null) => {
      await before(next).catch(() => {
        throw failure('auth/login-blocked');
      });
      tell(next);
    };
    mockSdk.signOut.mockImplementation(() => leave(null));
    localStorage.setItem(storageKeys.recentSearches, '["python"]');
    localStorage.setItem('learning/account-ada/settings/main', '{}');
    sessionStorage.setItem('guide/account-ada', '{}');
    const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
    return { ...page, leave, tell, kept };
  }
  const grace = { ...user, uid: 'grace' };

  it('leaves nothing of the person in the browser', async () => {
    const { auth, kept } = await signedIn();
    expect(kept()).toHaveLength(5);
    await auth.logout(leaving());
    expect(kept()).toEqual([]);
    expect(mockShowToast).not.toHaveBeenCalled();
  });

  it('keeps everything of a person who stays signed in, and says nothing of it', async () => {
    const { auth, kept, session } = await signedIn();
    await auth.logout(leaving(['Your settings'], 'stay'));
    expect(kept()).toHaveLength(5);
    expect(session.currentSession()).toMatchObject({ kind: 'signed-in' });
  });

  it('sends what is unsent before somebody signs out or switches the account, and asks about the rest', async () => {
    const { auth, leave, kept } = await signedIn();
    const how = leaving(['Your settings'], 'lose');
    mockSdk.signInWithPopup.mockImplementation(async () => {
      await leave(grace);
      return { user: grace };
    });
    await auth.switchAccount(how);
    expect(how.save).toHaveBeenCalledTimes(1);
    expect(how.ask).toHaveBeenCalledWith(['Your settings']);
    // Of Grace: who is signed in, and whose this tab's storage is.
    expect(kept()).toEqual(['session', 'session']);
  });

  it('counts no failed sign-in when a person stays after choosing another account', async () => {
    const { auth, leave } = await signedIn();
    mockSdk.signInWithPopup.mockImplementation(() => leave(grace));
    await auth.switchAccount(leaving(['Your settings'], 'stay'));
    expect(mockTrack).not.toHaveBeenCalled();
  });

  it('asks nobody when the session ends by itself, and says so', async () => {
    const { leave, kept } = await signedIn();
    await leave(null);
    expect(kept()).toEqual([]);
    expect(mockShowToast).toHaveBeenCalledWith(expect.stringMatching(/^You have been signed out/));
  });

  it('cleans up after an account that was deleted while this browser was closed', async () => {
    const { auth, session } = openPage();
    session.setSession({ kind: 'signed-in', user: aUser() });
    localStorage.setItem('learning/account-ada/watchHistory/v', '{"unsent":true}');
    localStorage.setItem(storageKeys.recentSearches, '["python"]');
    mockSdk.onAuthStateChanged.mockImplementation((_, next) => {
      next(null);
      return () => {};
    });
    await auth.watchSession();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(mockShowToast).toHaveBeenCalledWith(expect.stringMatching(/^You have been signed out/));
  });

  it('says nothing where another tab signed out: that tab did', async () => {
    const { tell, session } = await signedIn();
    session.setSession(session.SIGNED_OUT);
    tell(null);
    expect(mockShowToast).not.toHaveBeenCalled();
  });

  it('sends nothing any more for an account that is deleted', async () => {
    const { auth, leave, kept } = await signedIn();
    mockSdk.deleteUser.mockImplementation(() => leave(null));
    await auth.deleteAccount();
    expect(kept()).toEqual([]);
    expect(mockShowToast).not.toHaveBeenCalled();
  });

  it('says that Google must confirm a deletion when the sign-in is long ago, and deletes once it has', async () => {
    const { auth } = openPage();
    current.currentUser = user;
    mockSdk.deleteUser.mockRejectedValueOnce(failure('auth/requires-recent-login'));
    expect(await auth.deleteAccount()).toBe(false);
    expect(mockSdk.reauthenticateWithPopup).not.toHaveBeenCalled();

    await auth.confirmAndDeleteAccount();
    expect(mockSdk.reauthenticateWithPopup).toHaveBeenCalledTimes(1);
    expect(mockSdk.deleteUser).toHaveBeenCalledTimes(2);
  });

  it('ends an account that was deleted elsewhere, or at least leaves it, and no other', async () => {
    const { auth } = openPage();
    current.currentUser = user;
    await auth.signOutOfDeletedAccount('somebody else');
    expect(mockSdk.deleteUser).not.toHaveBeenCalled();

    await auth.signOutOfDeletedAccount(user.uid);
    expect(mockSdk.deleteUser).toHaveBeenCalledTimes(1);
    expect(mockSdk.signOut).not.toHaveBeenCalled();

    mockSdk.deleteUser.mockRejectedValueOnce(failure('auth/requires-recent-login'));
    mockSdk.signOut.mockResolvedValue(undefined);
    await auth.signOutOfDeletedAccount(user.uid);
    expect(mockSdk.signOut).toHaveBeenCalledTimes(1);
  });

  it('deletes no account that Google did not confirm', async () => {
    const { auth } = openPage();
    current.currentUser = user;
    mockSdk.reauthenticateWithPopup.mockRejectedValue(failure('auth/user-mismatch'));
    await expect(auth.confirmAndDeleteAccount()).rejects.toThrow('auth/user-mismatch');
    expect(mockSdk.deleteUser).not.toHaveBeenCalled();
  });

  it.each(['logout', 'switchAccount'] as const)('only logs when %s fails', async (action) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    mockSdk.signOut.mockRejectedValue(failure('auth/network-request-failed'));
    mockSdk.signInWithPopup.mockRejectedValue(failure('auth/popup-closed-by-user'));
    await openPage().auth[action](leaving());
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
