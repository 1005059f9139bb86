import { loadAuth } from '@/lib/browser/account/load-auth';
import { currentSession } from '@/lib/browser/account/session';
import { type Counts, deleteAccountData } from './delete-account';
import { exportData } from './export-data';
import type { Learner } from './learner';
import { COLLECTIONS } from './sync/documents';
import { reachAccount } from './sync/start-sync';

/** `unconfirmed`: the account is empty and takes nothing more; it ends once Google has confirmed who asks. */
export type Forgotten = {
  account: 'none' | 'deleted' | 'unconfirmed';
  counts: Counts;
};

/**
 * Everything known of the learner as the text of a JSON file.
 * @throws when the account cannot be reached
 */
export async function exportEverything(learner: Learner): Promise<string> {
  const { owner } = learner.documents;
  const session = currentSession();
  if (owner.kind === 'device' || session.kind !== 'signed-in') return exportData(learner, new Date());
  const account = await reachAccount(owner.uid);
  return exportData(learner, new Date(), { user: session.user, readAll: (name) => account.readAll(name) });
}

/**
 * Deletes everything known of the learner, the account last; says how much it was.
 * @throws when something could not be deleted; what is left can be deleted by another try
 */
export async function forgetEverything(learner: Learner): Promise<Forgotten> {
  const { documents } = learner;
  const { owner } = documents;
  if (owner.kind === 'device') {
    const counts = {} as Counts;
    for (const name of COLLECTIONS) counts[name] = documents.all(name).length;
    documents.clear();
    return { account: 'none', counts };
  }
  const account = await reachAccount(owner.uid);
  const counts = await deleteAccountData(account);
  documents.forget();
  // Fetched long ago, and not with the page that only offers this.
  (await import('./current-learner')).forgetDeleted(owner.uid);
  const deleted = await (await loadAuth()).deleteAccount();
  return { account: deleted ? 'deleted' : 'unconfirmed', counts };
}

/**
 * Deletes the account that waited for Google's word. To be called from a click.
 * @throws when Google did not confirm it
 */
export async function forgetAccount(): Promise<void> {
  await (await loadAuth()).confirmAndDeleteAccount();
}
