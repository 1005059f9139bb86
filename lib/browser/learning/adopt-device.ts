import { COLLECTIONS, type Collection, kinds } from './sync/documents';
import type { LocalDocuments } from './sync/local-documents';

/** Moves what was learned while signed out into the account. */
export function adoptDevice(device: LocalDocuments, account: LocalDocuments): void {
  let found = 0;
  const adopt = <C extends Collection>(collection: C) => {
    for (const [id, data] of device.entries(collection)) {
      found += 1;
      account.update(collection, id, (before) => (before ? kinds[collection].merge(before, data) : data));
    }
  };
  for (const collection of COLLECTIONS) adopt(collection);
  // Only after the account's copy is stored; a storage that refuses writes would lose it.
  if (found > 0 && !account.fault) device.clear();
}
