import { storageKeys } from '@/lib/storage-keys';
import { type Owner, ownerName } from './local-documents';

/** A unique random name. */
export const freshName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/**
 * A random name for this device, so that its counts are separate from those of the learner's other devices.
 * It is stored and deleted with the learner's documents. Without storage there is a new one on each visit.
 */
export function deviceName(owner: Owner, storage: () => Storage): string {
  const key = `${storageKeys.learning}${ownerName(owner)}/this-device`;
  const fresh = freshName();
  try {
    const known = storage().getItem(key);
    if (known && /^[a-z0-9]{1,20}$/.test(known)) return known;
    storage().setItem(key, fresh);
  } catch {
    // The documents report that nothing is stored.
  }
  return fresh;
}
