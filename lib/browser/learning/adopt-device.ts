import { COLLECTIONS, type Collection, kinds } from './sync/documents';
import type { LocalDocuments } from './sync/local-documents';

/** What was learned here while nobody was signed in becomes the account's, and is on this device alone no longer. */
export function adoptDevice(device: LocalDocuments, account: LocalDocuments): void {
  let found = 0;
  const adopt = <C extends Collection>(collection: C) => {
    for (const [id, data] of device.entries(collection)) {
      found += 1;
      account.update(collection, id, (before) => (before ? kinds[collection].merge(before, data) : data));
    }
  };
  for (const collection of COLLECTIONS) adopt(collection);
  // Not before it is safe with the account: a storage that takes nothing would lose it.
  if (found > 0 && !account.fault) device.clear();
}
