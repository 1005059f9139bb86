import { useSyncExternalStore } from 'react';
import { storageKeys } from '@/lib/storage-keys';

const key = storageKeys.files;
/** The choice where storage is blocked. */
let unstored = false;

function playsFiles(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return unstored;
  }
}

/** Remembers on this device whether lessons play as video files. */
export function choosePlaysFiles(chosen: boolean): void {
  unstored = chosen;
  try {
    if (chosen) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Then it holds for this page.
  }
  // As other tabs hear of it.
  dispatchEvent(new StorageEvent('storage', { key }));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether lessons play as video files where they have one, without YouTube. */
export const usePlaysFiles = (): boolean => useSyncExternalStore(subscribe, playsFiles, () => false);
