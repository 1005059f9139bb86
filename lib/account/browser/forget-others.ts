import { storeText } from '@/lib/browser/page-state';
import { storageKeys } from '@/lib/storage-keys';
import { currentUid } from './session';

/** Begins the keys of what belongs to one account, or to nobody's. */
export const ownedKey = (prefix: string, uid: string | undefined) =>
  `${prefix}${uid === undefined ? 'device' : `account-${uid}`}`;

const OWNED = new RegExp(`^(?:${storageKeys.learning}|${storageKeys.guide})account-([^/]+)`);

/** Begin the keys of what the browser keeps of whoever uses it, signed in or not: it goes with them. */
const PERSONAL = [
  storageKeys.recentSearches,
  storageKeys.speed,
  storageKeys.files,
  storageKeys.wayBack,
  storageKeys.compared,
  storageKeys.scrolled,
  // What was asked before signing in.
  ownedKey(storageKeys.guide, undefined),
  // Next's own: how far each page of this tab was scrolled.
  '__next_scroll_',
];

/** Removes from a storage what belongs to accounts other than this one. */
export function removeOthers(storage: Storage, uid: string | undefined): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    const owner = OWNED.exec(key)?.[1];
    if (owner !== undefined && owner !== uid) storage.removeItem(key);
  }
}

function removePersonal(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!PERSONAL.some((start) => key.startsWith(start))) continue;
    storage.removeItem(key);
    // What shows it in this tab is told as other tabs are.
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }
}

/**
 * Removes what other accounts left in this browser and this tab. Call it when a page starts, and before the
 * session changes: the entry of the session is removed last, so that a page that ends in between leaves
 * nothing that the next one does not find.
 * @param uid who is signed in from now on
 */
export function forgetOthers(uid: string | undefined): void {
  const before = currentUid();
  try {
    for (const storage of [localStorage, sessionStorage]) {
      // A tab hears late that an account was left in another one, or when it comes back from another site.
      const owner = sessionStorage === storage ? (storage.getItem(storageKeys.session) ?? before) : before;
      if (owner !== undefined && owner !== uid) removePersonal(storage);
      removeOthers(storage, uid);
    }
    storeText('sessionStorage', storageKeys.session, uid);
  } catch {
    // Blocked storage contains nothing.
  }
}
