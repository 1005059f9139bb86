import { type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthProvider,
  beforeAuthStateChanged,
  browserLocalPersistence,
  connectAuthEmulator,
  deleteUser,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import type { PublicConfig } from '@/lib/account/public-config';
import { track } from '@/lib/analytics/browser';
import { storedText, storeText } from '@/lib/browser/page-state';
import { showToast } from '@/lib/browser/toast';
import { emptyFirebaseStorage } from '@/lib/next-internals/client/firebase-storage';
import { popups, prepareFrame } from '@/lib/next-internals/client/popup-resolver';
import { storageKeys } from '@/lib/storage-keys';
import * as m from '@/messages/account';
import { loadConfig } from './config';
import { forgetOthers } from './forget-others';
import { type Leaving, mayLeave } from './leave-account';
import { currentUid, type SessionUser, SIGNED_OUT, setSession } from './session';

type Settings = NonNullable<PublicConfig['firebase']>;
type Service = { app: FirebaseApp; auth: Auth; settings: Settings };

type LoginResult =
  | { success: true; user: SessionUser }
  /** `message` is the provider's own; `code` selects the sentence that is shown. */
  | { success: false; message: string; code: string };

/** The SDK's code when a person decides to stay signed in. */
const STAYS = 'auth/login-blocked';
const NOT_SET_UP = 'auth/not-set-up';
/** The SDK's error codes when Google's own script could not be loaded. */
const UNREACHABLE = ['auth/internal-error', 'auth/network-request-failed', 'auth/timeout'];

const toUser = ({ uid, displayName, email, photoURL }: User): SessionUser => ({
  uid,
  displayName,
  email,
  photoURL,
});

let service: Promise<Service | null> | undefined;
/** How the person leaves the account, while they do. */
let leaving: Leaving | undefined;
/** This page is about to end the session, so that nobody needs to be told. */
let isEnding = false;

/** Before a person signs out or switches the account, sends what is unsent, or asks what to do with it. */
function askBeforeLeaving(auth: Auth): void {
  beforeAuthStateChanged(auth, async (next) => {
    const leaves = auth.currentUser !== null && auth.currentUser.uid !== next?.uid;
    if (leaves && leaving && !(await mayLeave(leaving))) throw new Error('The person stays signed in.');
  });
}

function follow(user: User | null): void {
  const before = currentUid();
  forgetOthers(user?.uid);
  setSession(user ? { kind: 'signed-in', user: toUser(user) } : SIGNED_OUT);
  if (before !== undefined && !user) {
    void emptyFirebaseStorage();
    if (!isEnding) void showToast(m.signedOutElsewhere());
  }
  isEnding = false;
}

async function ending(work: () => Promise<void>): Promise<void> {
  isEnding = true;
  try {
    await work();
  } catch (error) {
    isEnding = false;
    throw error;
  }
}

const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Address of the emulator. A local emulator is called by the page's own host name: under another name its
 * frame would be another site, for which many browsers block storage.
 */
function emulatorUrl(host: string): string {
  const url = new URL(`http://${host}`);
  const page = window.location.hostname;
  if (LOOPBACK.includes(url.hostname) && LOOPBACK.includes(page)) url.hostname = page;
  return url.origin;
}

/** Characters of a session's hint at most: Google's addresses of pictures are long. */
const HINT = 4_000;

/** Whether the next page will know of a session. If not, it shows nobody and no Logout, and nobody may stay signed in. */
function remembersSession(): boolean {
  // Not what this page knows: another tab may have stored it since.
  if (storedText('localStorage', storageKeys.session) !== null) return true;
  storeText('localStorage', storageKeys.session, ' '.repeat(HINT));
  const hasRoom = storedText('localStorage', storageKeys.session) !== null;
  storeText('localStorage', storageKeys.session, undefined);
  return hasRoom;
}

async function start(): Promise<Service | null> {
  const { firebase: settings } = await loadConfig();
  if (!settings) return null;
  const app = initializeApp(settings);
  const auth = initializeAuth(app, {
    persistence: remembersSession()
      ? [indexedDBLocalPersistence, browserLocalPersistence]
      : inMemoryPersistence,
  });
  if (settings.authEmulatorHost) {
    connectAuthEmulator(auth, emulatorUrl(settings.authEmulatorHost), { disableWarnings: true });
  }
  askBeforeLeaving(auth);
  return { app, auth, settings };
}

/** The identity service; null if sign-in is not configured. After a failure, the next call tries again. */
export function authService(): Promise<Service | null> {
  service ??= start().catch((error) => {
    service = undefined;
    throw error;
  });
  return service;
}

export async function canSignIn(): Promise<boolean> {
  return (await authService()) !== null;
}

/** Keeps the session in step with the identity service from now on. Resolves after its first answer. */
export async function watchSession(): Promise<void> {
  const found = await authService();
  if (!found) return follow(null);
  await new Promise<void>((resolve) => {
    onAuthStateChanged(found.auth, (user) => {
      follow(user);
      resolve();
    });
  });
}

/** An ID token for our server and for Firestore; undefined when signed out. */
export async function idToken(refresh = false): Promise<string | undefined> {
  return (await authService())?.auth.currentUser?.getIdToken(refresh);
}

function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  // The account chooser is always shown.
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

const LOCAL_LEARNERS = [
  { sub: 'local-learner', email: 'learner@local.test', name: 'Local Learner' },
  { sub: 'local-learner-2', email: 'learner-2@local.test', name: 'Local Learner 2' },
] as const;

/**
 * The local services do not need Google: if it cannot be reached, they sign in a local learner with a clear
 * name. If that learner is already signed in, the second one is used, so that accounts can be switched.
 */
async function localLearner(auth: Auth) {
  const [first, second] = LOCAL_LEARNERS;
  const learner = auth.currentUser?.email === first.email ? second : first;
  const token = JSON.stringify({ ...learner, email_verified: true });
  const signedIn = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
  void showToast(m.signedInAs({ name: learner.name }));
  return signedIn;
}

async function popup({ auth, settings }: Service, provider: AuthProvider) {
  try {
    return await signInWithPopup(auth, provider, popups);
  } catch (error) {
    const isLocal = settings.authEmulatorHost !== undefined;
    if (isLocal && error instanceof FirebaseError && UNREACHABLE.includes(error.code))
      return localLearner(auth);
    throw error;
  }
}

async function login(signIn: (service: Service) => Promise<{ user: User }>): Promise<LoginResult> {
  try {
    const found = await authService();
    if (!found) return { success: false, code: NOT_SET_UP, message: m.notSetUp() };
    const { user } = await signIn(found);
    track('login', { method: 'google', status: 'success' });
    return { success: true, user: toUser(user) };
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : 'unknown';
    const message = error instanceof Error ? error.message : String(error);
    if (code !== STAYS)
      track('login', { method: 'google', status: 'error', error_code: code, error_message: message });
    return { success: false, code, message };
  }
}

/**
 * Loads what a popup needs before it is opened: some browsers block a popup that opens too long after its
 * click. A failure is reported when the popup is opened.
 */
export async function preparePopup(): Promise<void> {
  const found = await authService();
  if (found) await prepareFrame(found.auth);
}

/** Opens Google's popup. Call it from a click handler, or the browser blocks the popup. */
export function signInWithGoogle(): Promise<LoginResult> {
  return login((found) => popup(found, google()));
}

/** Signs in with the token from Google's one-tap prompt or button. */
export function signInWithGoogleToken(token: string): Promise<LoginResult> {
  return login(({ auth }) => signInWithCredential(auth, GoogleAuthProvider.credential(token)));
}

/** Signs out, unless the person stays. A failure is only logged. */
export async function logout(how: Leaving): Promise<void> {
  leaving = how;
  try {
    const found = await authService();
    if (found) await ending(() => signOut(found.auth));
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== STAYS) console.error('Logout failed.', error);
  } finally {
    leaving = undefined;
  }
}

/** Lets the person choose another account; cancelling keeps them signed in. A failure is only logged. */
export async function switchAccount(how: Leaving): Promise<void> {
  leaving = how;
  const result = await signInWithGoogle();
  leaving = undefined;
  if (!result.success && result.code !== STAYS)
    console.error('The account was not switched.', result.message);
}

const endAccount = (user: User) => ending(() => deleteUser(user));

/**
 * Permanently deletes the current account. Resolves to false if the sign-in is too old, so that Google must
 * confirm the identity first: see `confirmAndDeleteAccount`.
 */
export async function deleteAccount(): Promise<boolean> {
  const user = (await authService())?.auth.currentUser;
  try {
    if (user) await endAccount(user);
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/requires-recent-login') return false;
    throw error;
  }
}

/**
 * Signs out of an account whose data was deleted, perhaps on another device, and deletes the account itself
 * if Google does not require confirmation. Signing in again creates a new account.
 */
export async function signOutOfDeletedAccount(uid: string): Promise<void> {
  const found = await authService();
  const user = found?.auth.currentUser;
  if (!found || user?.uid !== uid) return;
  await endAccount(user).catch(() => ending(() => signOut(found.auth)));
}

/**
 * Lets Google confirm the identity in its popup, then deletes the account. Call it from a click handler.
 * @throws FirebaseError when Google did not confirm it
 */
export async function confirmAndDeleteAccount(): Promise<void> {
  const user = (await authService())?.auth.currentUser;
  if (!user) return;
  await reauthenticateWithPopup(user, google(), popups);
  await endAccount(user);
}
