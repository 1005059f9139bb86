import { loadAuth } from '@/lib/account/browser';
import type { LocalDocuments } from './local-documents';
import { knownServerTime, readServerClock } from './server-clock';
import { Sync, type SyncState } from './sync';

/**
 * Opens the account of the signed-in person and loads the code for it.
 * @throws Error when someone else, or nobody, is signed in
 */
export async function reachAccount(uid: string) {
  const [{ authService }, { openAccount }] = await Promise.all([loadAuth(), import('./account')]);
  const service = await authService();
  if (service?.auth.currentUser?.uid !== uid) throw new Error('The learner is not signed in.');
  return openAccount(service.app, uid, service.settings.firestoreEmulatorHost);
}

async function serverTime(): Promise<number | undefined> {
  await readServerClock();
  return knownServerTime();
}

/** Two tabs may send the same changes without harm, but one is enough. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
}

export function startSync(uid: string, documents: LocalDocuments, onState: (state: SyncState) => void): Sync {
  return new Sync({
    documents,
    account: () => reachAccount(uid),
    refreshToken: async () => (await loadAuth()).idToken(true),
    serverNow: serverTime,
    onState,
    alone: (work) => alone(`learning ${uid}`, work),
  });
}
