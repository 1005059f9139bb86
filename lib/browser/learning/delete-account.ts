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
 * Deletes every document of an account and marks it as deleted; says how many there were. The mark comes when all of
 * them could be deleted, so that an account whose deletion failed goes on. From then on no other device can bring
 * anything back, and what came meanwhile is deleted.
 * @throws when something could not be deleted; what is left can be deleted by another try
 */
export async function deleteAccountData(account: DeletedAccount): Promise<Counts> {
  const counts = await deleteDocuments(account);
  await account.markDeleted();
  const late = await deleteDocuments(account);
  for (const name of COLLECTIONS) counts[name] += late[name];
  return counts;
}
