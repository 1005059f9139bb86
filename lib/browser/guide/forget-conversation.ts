import { storageKeys } from '@/lib/storage-keys';

/** Takes the conversation about a course out of the tab's storage. */
export function forgetConversation(): void {
  try {
    sessionStorage.removeItem(storageKeys.guide);
  } catch {
    // A storage that is closed to us holds none.
  }
}
