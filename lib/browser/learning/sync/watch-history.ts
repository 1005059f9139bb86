import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import type { Account, StoredRecord } from './account';
import type { Change } from './write-merged';

export type Saved = { success: true } | { success: false; error: unknown };

/** Records that are read unless told otherwise. */
const DEFAULT_LIMIT = 10;

/** As `Saved`, with what is stored afterwards. */
export type SavedDocuments = { success: true; stored: Change[] } | { success: false; error: unknown };

/** Sets, with merge, all of these documents or none: the way by which everything reaches an account. Never rejects. */
export async function saveDocuments(
  account: Pick<Account, 'write'>,
  changes: Change[],
): Promise<SavedDocuments> {
  try {
    return { success: true, stored: await account.write(changes) };
  } catch (error) {
    return { success: false, error };
  }
}

/** Sets, with merge, the record of one video in a learner's watch history. Never rejects. */
export async function saveWatchHistory(account: Pick<Account, 'write'>, record: WatchRecord): Promise<Saved> {
  const saved = await saveDocuments(account, [
    { collection: 'watchHistory', id: record.videoId, data: record },
  ]);
  return saved.success ? { success: true } : saved;
}

/** Sets, with merge, how far one is in a video that has a record. Never rejects. */
export function saveProgress(
  account: Pick<Account, 'write'>,
  record: WatchRecord,
  progress: Pick<WatchRecord, 'currentTime' | 'duration' | 'progress'>,
  now = Date.now(),
): Promise<Saved> {
  return saveWatchHistory(account, {
    ...record,
    ...progress,
    lastWatched: now,
    positionAt: now,
    updatedAt: now,
  });
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
