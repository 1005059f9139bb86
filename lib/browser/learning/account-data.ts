import { loadAuth } from '@/lib/browser/load-auth';
import { currentSession } from '@/lib/browser/session';
import { COLLECTIONS, type Collection } from './documents';
import { exportData } from './export-data';
import type { Learner } from './learner';
import { reachAccount } from './start-sync';

/** `unconfirmed`: the account still exists until Google has confirmed who asks. */
export type Forgotten = {
  account: 'none' | 'deleted' | 'unconfirmed';
  counts: Record<Collection, number>;
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
  const counts = {} as Record<Collection, number>;
  if (documents.owner.kind === 'device') {
    for (const name of COLLECTIONS) counts[name] = documents.all(name).length;
    documents.clear();
    return { account: 'none', counts };
  }
  const account = await reachAccount(documents.owner.uid);
  for (const name of COLLECTIONS) counts[name] = await account.deleteAll(name);
  await account.deleteProfile();
  documents.clear();
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
