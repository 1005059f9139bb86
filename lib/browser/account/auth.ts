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
  onAuthStateChanged,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  signOut,
  type User,
} from 'firebase/auth';
import { track } from '@/lib/browser/analytics/track';
import { forgetConversation } from '@/lib/browser/guide/forget-conversation';
import { showToast } from '@/lib/browser/page/toast';
import { clearRecentSearches } from '@/lib/browser/search/recent-searches';
import { popups, prepareFrame } from '@/lib/next-internals/client/popup-resolver';
import type { PublicConfig } from '@/lib/public-config';
import { loadConfig } from './config';
import { onSignOut } from './on-sign-out';
import { runSignOutHooks, type SessionUser, SIGNED_OUT, setSession } from './session';

type Settings = NonNullable<PublicConfig['firebase']>;
type Service = { app: FirebaseApp; auth: Auth; settings: Settings };

export type LoginResult =
  | { success: true; user: SessionUser }
  /** `message` is the provider's; `code` says which of ours a person should read. */
  | { success: false; message: string; code: string };

const NOT_SET_UP = 'auth/not-set-up';
/** Codes by which the SDK says that Google's own script could not be fetched. */
const UNREACHABLE = ['auth/internal-error', 'auth/network-request-failed', 'auth/timeout'];

const toUser = ({ uid, displayName, email, photoURL }: User): SessionUser => ({
  uid,
  displayName,
  email,
  photoURL,
});

let service: Promise<Service | null> | undefined;
let deleting = false;

/** Whoever leaves, by signing out or for another account, leaves nothing unsent. */
function sendBeforeLeaving(auth: Auth): void {
  beforeAuthStateChanged(auth, async (next) => {
    const leaves = auth.currentUser !== null && auth.currentUser.uid !== next?.uid;
    if (leaves && !deleting) await runSignOutHooks();
  });
}

/** What somebody searched and asked here is nothing for the next person at this device. */
function forgetAfterLeaving(): void {
  clearRecentSearches();
  forgetConversation();
}

const LOOPBACK = ['localhost', '127.0.0.1'];

/**
 * Where the emulator answers. On one machine it takes the page's own name for it: under another name its frame
 * would be another site, which many browsers deny their storage.
 */
function emulatorUrl(host: string): string {
  const url = new URL(`http://${host}`);
  const page = window.location.hostname;
  if (LOOPBACK.includes(url.hostname) && LOOPBACK.includes(page)) url.hostname = page;
  return url.origin;
}

async function start(): Promise<Service | null> {
  const { firebase: settings } = await loadConfig();
  if (!settings) return null;
  const app = initializeApp(settings);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (settings.authEmulatorHost) {
    connectAuthEmulator(auth, emulatorUrl(settings.authEmulatorHost), { disableWarnings: true });
  }
  sendBeforeLeaving(auth);
  return { app, auth, settings };
}

/** The identity service; null where this installation has none. Failing once, it is tried again. */
export function authService(): Promise<Service | null> {
  service ??= start().catch((error) => {
    service = undefined;
    throw error;
  });
  return service;
}

/** Whether this installation can sign anybody in. */
export async function canSignIn(): Promise<boolean> {
  return (await authService()) !== null;
}

/** Keeps the session in step with the identity service from now on; resolves when it has spoken once. */
export async function watchSession(): Promise<void> {
  const found = await authService();
  if (!found) {
    setSession(SIGNED_OUT);
    return;
  }
  onSignOut(forgetAfterLeaving);
  await new Promise<void>((resolve) => {
    onAuthStateChanged(found.auth, (user) => {
      setSession(user ? { kind: 'signed-in', user: toUser(user) } : SIGNED_OUT);
      resolve();
    });
  });
}

/** Proof of who is signed in, for our server and for Firestore; undefined when nobody is. */
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
 * The local services need no Google: where it cannot be reached, they sign in a learner of their own, and say so.
 * Whoever is the first of them already becomes the second, so that accounts can be switched.
 */
async function localLearner(auth: Auth) {
  const [first, second] = LOCAL_LEARNERS;
  const learner = auth.currentUser?.email === first.email ? second : first;
  const token = JSON.stringify({ ...learner, email_verified: true });
  const signedIn = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
  void showToast(`Signed in as ${learner.name}. This site uses a local test sign-in.`);
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
    if (!found)
      return { success: false, code: NOT_SET_UP, message: 'Sign-in is not available on this site.' };
    const { user } = await signIn(found);
    track('login', { method: 'google', status: 'success' });
    return { success: true, user: toUser(user) };
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : 'unknown';
    const message = error instanceof Error ? error.message : String(error);
    track('login', { method: 'google', status: 'error', error_code: code, error_message: message });
    return { success: false, code, message };
  }
}

/**
 * Fetches what a popup needs, for whoever is about to open one: some browsers block a popup that comes later than
 * its click. A failure shows when the popup is asked for.
 */
export async function preparePopup(): Promise<void> {
  const found = await authService();
  if (found) await prepareFrame(found.auth);
}

/** Opens Google's popup. To be called from a click, or the browser blocks it. */
export function signInWithGoogle(): Promise<LoginResult> {
  return login((found) => popup(found, google()));
}

/** Signs in with the token that Google's one-tap prompt or button hands over. */
export function signInWithGoogleToken(token: string): Promise<LoginResult> {
  return login(({ auth }) => signInWithCredential(auth, GoogleAuthProvider.credential(token)));
}

/** Signs out, after what is not yet saved was sent. A failure is only logged. */
export async function logout(): Promise<void> {
  try {
    const found = await authService();
    if (found) await signOut(found.auth);
  } catch (error) {
    console.error('Logout failed.', error);
  }
}

/** Lets another account be chosen; whoever cancels stays signed in. A failure is only logged. */
export async function switchAccount(): Promise<void> {
  const result = await signInWithGoogle();
  if (!result.success) console.error('The account was not switched.', result.message);
}

async function endAccount(user: User): Promise<void> {
  // Nothing may be written any more for somebody who asked for all of it to be deleted.
  deleting = true;
  try {
    await deleteUser(user);
  } finally {
    deleting = false;
  }
}

/**
 * Deletes the account of whoever is signed in, for ever. Resolves to false when they signed in so long ago that
 * Google must confirm first who it is: see `confirmAndDeleteAccount`.
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
 * For an account of which everything was deleted, perhaps on another device: ends it where Google asks nothing more,
 * and leaves it in any case. Whoever signs in again begins a new one.
 */
export async function leaveDeletedAccount(uid: string): Promise<void> {
  const found = await authService();
  const user = found?.auth.currentUser;
  if (!found || user?.uid !== uid) return;
  try {
    await endAccount(user);
  } catch {
    deleting = true;
    await signOut(found.auth).finally(() => {
      deleting = false;
    });
  }
}

/**
 * Lets Google confirm in its popup who it is, then deletes the account. To be called from a click.
 * @throws FirebaseError when Google did not confirm it
 */
export async function confirmAndDeleteAccount(): Promise<void> {
  const user = (await authService())?.auth.currentUser;
  if (!user) return;
  await reauthenticateWithPopup(user, google(), popups);
  await endAccount(user);
}
