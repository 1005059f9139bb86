import { currentUid, ownedKey } from '@/lib/account/browser';
import { storedKeys, storedText } from '@/lib/browser/page-state';
import { storageKeys } from '@/lib/storage-keys';
import * as m from '@/messages/learning';
import { stopOtherTabs } from './sync/other-tabs';
import { fetchInSteps, isLearningLoaded, loadLearning } from './use-learning';

/** How `stored-documents` ends the text of a document that the account does not have yet. */
const UNSENT = '"unsent":true}';

/** Whether this browser has changes that an account does not have yet; without the learner's code. */
export function hasUnsent(uid: string): boolean {
  const prefix = `${ownedKey(storageKeys.learning, uid)}/`;
  return storedKeys().some(
    (key) => key.startsWith(prefix) && storedText('localStorage', key)?.endsWith(UNSENT),
  );
}

/** Sends what an earlier page could not send any more. Without such changes nothing is loaded. */
export function sendUnsent(): void {
  const uid = currentUid();
  if (uid === undefined || !hasUnsent(uid)) return;
  loadLearning(fetchInSteps).then(
    ({ currentLearner }) => void currentLearner(),
    // The next page tries again.
    () => undefined,
  );
}

/**
 * Stops what plays and sends what the account does not have yet. Resolves to what could not be sent, in
 * words. Never rejects.
 */
export async function saveBeforeLeaving(): Promise<string[]> {
  const uid = currentUid();
  if (uid === undefined) return [];
  const unanswered = (await stopOtherTabs(uid)) ? [] : [m.unansweredTab()];
  if (!isLearningLoaded() && !hasUnsent(uid)) return unanswered;
  const learning = await loadLearning().catch(() => undefined);
  return learning ? [...(await learning.saveBeforeLeaving()), ...unanswered] : [m.lastLearned()];
}
