import { COLLECTIONS, type Collection } from './sync/documents';
import type { LocalDocuments } from './sync/local-documents';

/** Moves what was learned while signed out into the account. */
export function adoptDevice(device: LocalDocuments, account: LocalDocuments): void {
  const adopt = <C extends Collection>(collection: C) => {
    const documents = device.entries(collection);
    account.merge(collection, documents);
    return documents.length > 0;
  };
  const found = COLLECTIONS.map(adopt).includes(true);
  // Only after the account's copy is stored; a storage that refuses writes would lose it.
  if (found && !account.fault) device.clear();
}
