import type { Account } from './sync/account';
import { COLLECTIONS, type Collection } from './sync/documents';

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
