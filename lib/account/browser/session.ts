import { storedText, storeText } from '@/lib/browser/page-state';
import { parseJson } from '@/lib/parse-json';
import { storageKeys } from '@/lib/storage-keys';

/** Supplied by the identity provider. */
export type SessionUser = {
  uid: string;
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
};

export type Session =
  /** What the server renders, before the browser has read its storage. */
  { kind: 'unknown' } | { kind: 'signed-out' } | { kind: 'signed-in'; user: SessionUser };

export const UNKNOWN: Session = { kind: 'unknown' };
export const SIGNED_OUT: Session = { kind: 'signed-out' };

const nullableText = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, displayName, email, photoURL } = value as Partial<Record<keyof SessionUser, unknown>>;
  return typeof uid === 'string' && uid !== '' && [displayName, email, photoURL].every(nullableText);
}

function readHint(): Session {
  const user = parseJson(storedText('localStorage', storageKeys.session));
  return isUser(user) ? { kind: 'signed-in', user } : SIGNED_OUT;
}

/** Where storage is full or blocked, the session ends with the page. */
function writeHint(session: Session): void {
  const user = session.kind === 'signed-in' ? JSON.stringify(session.user) : undefined;
  storeText('localStorage', storageKeys.session, user);
}

let current: Session = UNKNOWN;
const listeners = new Set<() => void>();

/** Called by the sign-in code whenever the session changes. */
export function setSession(next: Session): void {
  if (JSON.stringify(current) === JSON.stringify(next)) return;
  current = next;
  writeHint(next);
  for (const listener of listeners) listener();
}

/** The current session, as far as this browser knows. */
export function currentSession(): Session {
  if (current.kind === 'unknown' && typeof window !== 'undefined') current = readHint();
  return current;
}

export function currentUid(): string | undefined {
  const session = currentSession();
  return session.kind === 'signed-in' ? session.user.uid : undefined;
}

function reread(): void {
  current = readHint();
  for (const listener of listeners) listener();
}

function onOtherTab(event: StorageEvent): void {
  if (event.key === null || event.key === storageKeys.session) reread();
}

/** A page restored from the back/forward cache has missed storage events of other tabs. */
function onWake({ persisted }: PageTransitionEvent): void {
  if (persisted) reread();
}

/** Subscribes to sign-ins and sign-outs in any tab. Returns how to unsubscribe. */
export function onSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onOtherTab);
    addEventListener('pageshow', onWake);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onOtherTab);
    removeEventListener('pageshow', onWake);
  };
}

/** Calls the listener when an account is left, by sign-out or by switching, in any tab. */
export function onSignOut(listener: () => void): () => void {
  let before = currentUid();
  return onSession(() => {
    const now = currentUid();
    const left = before !== undefined && before !== now;
    before = now;
    if (left) listener();
  });
}
