import { storageKeys } from '@/lib/storage-keys';

/** Supplied by the identity provider. */
export type SessionUser = {
  uid: string;
  displayName: string | null;
  email: string | null;
  photoURL: string | null;
};

export type Session =
  /** Before the browser has looked: what the server renders. */
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
  try {
    const user: unknown = JSON.parse(localStorage.getItem(storageKeys.session) ?? 'null');
    return isUser(user) ? { kind: 'signed-in', user } : SIGNED_OUT;
  } catch {
    return SIGNED_OUT;
  }
}

function writeHint(session: Session): void {
  try {
    if (session.kind === 'signed-in') localStorage.setItem(storageKeys.session, JSON.stringify(session.user));
    else localStorage.removeItem(storageKeys.session);
  } catch {
    // Storage may be full or forbidden: the next page then shows the state a moment later.
  }
}

let current: Session = UNKNOWN;
const listeners = new Set<() => void>();

/** Told by the sign-in code whenever somebody comes or goes. */
export function setSession(next: Session): void {
  if (JSON.stringify(current) === JSON.stringify(next)) return;
  current = next;
  writeHint(next);
  for (const listener of listeners) listener();
}

/** Who is signed in, as far as this browser knows. */
export function currentSession(): Session {
  if (current.kind === 'unknown' && typeof window !== 'undefined') current = readHint();
  return current;
}

function reread(): void {
  current = readHint();
  for (const listener of listeners) listener();
}

function onOtherTab(event: StorageEvent): void {
  if (event.key === null || event.key === storageKeys.session) reread();
}

/** A page that the browser kept asleep heard nothing of other tabs. */
function onWake({ persisted }: PageTransitionEvent): void {
  if (persisted) reread();
}

/** Calls back when somebody signs in or out, here or in another tab. Returns how to call it off. */
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

type Farewell = () => Promise<void>;
const farewells = new Set<Farewell>();
const FAREWELL_MS = 4_000;

/** Work to be done while the account can still be written to, such as sending what was not yet sent. */
export function onBeforeSignOut(work: Farewell): () => void {
  farewells.add(work);
  return () => farewells.delete(work);
}

/** Runs that work, but does not hold anybody for it longer than a few seconds. */
export async function runSignOutHooks(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, FAREWELL_MS));
  await Promise.race([Promise.allSettled([...farewells].map(async (work) => work())), late]);
}
