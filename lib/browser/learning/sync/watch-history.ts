import type { Learner } from '@/lib/browser/learning/learner';
import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import type { Account, StoredRecord } from './account';
import type { Change } from './write-merged';

export type Saved = { success: true } | { success: false; error: unknown };

/** Records that are read unless told otherwise. */
const DEFAULT_LIMIT = 10;

/** As `Saved`, with what is stored afterwards. */
export type SavedDocuments = { success: true; stored: Change[] } | { success: false; error: unknown };

/** Sets, with merge, all of these documents or none: the way by which everything reaches an account. Never rejects. */
async function saveDocuments(account: Pick<Account, 'write'>, changes: Change[]): Promise<SavedDocuments> {
  try {
    return { success: true, stored: await account.write(changes) };
  } catch (error) {
    return { success: false, error };
  }
}

/** Sets, with merge, records of videos in a learner's watch history, and what changed beside them. Never rejects. */
export const saveWatchHistory = (
  account: Pick<Account, 'write'>,
  records: WatchRecord[],
  beside: Change[] = [],
): Promise<SavedDocuments> =>
  saveDocuments(account, [
    ...records.map((data) => ({ collection: 'watchHistory' as const, id: data.videoId, data })),
    ...beside,
  ]);

/**
 * Writes down how far one is in a video: on this device at once, from where the account gets it by `saveWatchHistory`.
 * The error says why this device keeps it only until the page is closed. Never throws.
 */
export function saveProgress(learner: Learner, ...watched: Parameters<Learner['watch']>): Saved {
  try {
    learner.watch(...watched);
  } catch (error) {
    return { success: false, error };
  }
  const { fault } = learner.documents;
  return fault ? { success: false, error: fault } : { success: true };
}

/**
 * The videos watched last, the latest first, each its id and its stored fields with moments in milliseconds; none
 * where they cannot be read.
 */
export async function getWatchHistory(
  account: Pick<Account, 'readLatest'>,
  limit = DEFAULT_LIMIT,
): Promise<StoredRecord[]> {
  try {
    return await account.readLatest(limit);
  } catch {
    return [];
  }
}
