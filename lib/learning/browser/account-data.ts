import { currentSession, loadAuth } from '@/lib/account/browser';
import { exportData } from './export-data';
import type { Learner } from './learner';
import type { Account } from './sync/account';
import { COLLECTIONS, type Collection } from './sync/documents';
import { reachAccount } from './sync/start-sync';
import type { Owner } from './sync/stored-documents';

export type Counts = Record<Collection, number>;
type DeletedAccount = Pick<Account, 'deleteAll' | 'deleteProfile' | 'markDeleted'>;

async function deleteDocuments(account: DeletedAccount): Promise<Counts> {
  const counts = {} as Counts;
  for (const name of COLLECTIONS) counts[name] = await account.deleteAll(name);
  await account.deleteProfile();
  return counts;
}

/**
 * Deletes every document of an account and marks the account as deleted. Resolves to how many there were. The
 * mark is set only after all of them could be deleted, so that an account stays usable if its deletion fails.
 * From then on no device can write again, and documents that arrived meanwhile are deleted too.
 * @throws when something could not be deleted; another attempt can delete the rest
 */
export async function deleteAccountData(account: DeletedAccount): Promise<Counts> {
  const counts = await deleteDocuments(account);
  await account.markDeleted();
  const late = await deleteDocuments(account);
  for (const name of COLLECTIONS) counts[name] += late[name];
  return counts;
}

/**
 * `unconfirmed`: the account is empty and refuses writes; it is deleted once Google has confirmed the
 * identity.
 */
export type DeletionResult = {
  account: 'none' | 'deleted' | 'unconfirmed';
  counts: Counts;
};

/**
 * Everything known about the learner as the text of a JSON file.
 * @throws when the account cannot be reached
 */
export async function exportEverything(learner: Learner): Promise<string> {
  const { owner } = learner.documents;
  const session = currentSession();
  if (owner.kind === 'device' || session.kind !== 'signed-in') return exportData(learner, new Date());
  const account = await reachAccount(owner.uid);
  return exportData(learner, new Date(), { user: session.user, readAll: (name) => account.readAll(name) });
}

/** Loaded here, because a page that only offers the deletion does not need it. */
const forgetInAllTabs = async (owner: Owner) => (await import('./current-learner')).removeDeleted(owner);

/**
 * Deletes everything known about the learner, the account last. Resolves to how much was deleted.
 * @throws when something could not be deleted; another attempt can delete the rest
 */
export async function deleteEverything(learner: Learner): Promise<DeletionResult> {
  const { documents } = learner;
  const { owner } = documents;
  if (owner.kind === 'device') {
    const counts = {} as Counts;
    for (const name of COLLECTIONS) counts[name] = documents.all(name).length;
    documents.clear();
    await forgetInAllTabs(owner);
    return { account: 'none', counts };
  }
  const account = await reachAccount(owner.uid);
  const counts = await deleteAccountData(account);
  documents.forget();
  await forgetInAllTabs(owner);
  const deleted = await (await loadAuth()).deleteAccount();
  return { account: deleted ? 'deleted' : 'unconfirmed', counts };
}

/**
 * Deletes the account that needed Google's confirmation. Call it from a click handler.
 * @throws when Google did not confirm it
 */
export async function deleteUnconfirmedAccount(): Promise<void> {
  await (await loadAuth()).confirmAndDeleteAccount();
}
