import { storageKeys } from '@/lib/storage-keys';
import { type Owner, ownerName } from './local-documents';

/** A name that nobody else has. */
export const freshName = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/**
 * A name for this device that says nothing of it, so that its counts stand apart from those of the learner's other
 * devices. It lies with the learner's documents and goes with them; a closed storage gives a new one each visit.
 */
export function deviceName(owner: Owner, storage: () => Storage): string {
  const key = `${storageKeys.learning}${ownerName(owner)}/this-device`;
  const fresh = freshName();
  try {
    const known = storage().getItem(key);
    if (known && /^[a-z0-9]{1,20}$/.test(known)) return known;
    storage().setItem(key, fresh);
  } catch {
    // The documents say that nothing is kept here.
  }
  return fresh;
}
