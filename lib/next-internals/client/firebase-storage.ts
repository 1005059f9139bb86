/*
 * Needs: Firebase keeps the signed-in account and the days on which it was used in these databases, and in
 * local storage where there are none; without an account it needs nothing of that.
 * Why: a sign-out leaves the days behind, and without a network the SDK cannot be loaded to sign out.
 * Without it: the days stay, and a sign-out without a network lasts until the next page with one.
 */

const DATABASES = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];
const KEYS = 'firebase:';

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    // There is none, and none must be made.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const { result: database } = opening;
      const stores = [...database.objectStoreNames];
      const end = () => {
        database.close();
        resolve();
      };
      if (stores.length === 0) return end();
      const emptying = database.transaction(stores, 'readwrite');
      for (const store of stores) emptying.objectStore(store).clear();
      emptying.oncomplete = end;
      emptying.onabort = end;
    };
  });
}

/** Removes what Firebase stores about whoever was signed in. Open tabs then sign out by themselves. */
export async function emptyFirebaseStorage(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEYS)) localStorage.removeItem(key);
    await Promise.all(DATABASES.map(emptyDatabase));
  } catch {
    // Blocked storage contains nothing.
  }
}
