import { storageKeys } from '@/lib/storage-keys';

/** Removes the conversation about a course from the tab's storage. */
export function forgetConversation(): void {
  try {
    sessionStorage.removeItem(storageKeys.guide);
  } catch {
    // Blocked storage contains no conversation.
  }
}
