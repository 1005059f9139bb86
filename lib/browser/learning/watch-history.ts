import type { WatchRecord } from '@/lib/learning/watch-record.schema';
import type { Account, Change } from './account';

export type Saved = { success: true } | { success: false; error: unknown };
export type StoredRecord = { id: string } & Record<string, unknown>;

/** Records that are read unless told otherwise. */
const DEFAULT_LIMIT = 10;

/** Sets, with merge, all of these documents or none: the way by which everything reaches an account. Never rejects. */
export async function saveDocuments(
  account: Pick<Account, 'write'>,
  changes: Change[],
  latest?: number,
): Promise<Saved> {
  try {
    await account.write(changes, latest);
    return { success: true };
  } catch (error) {
    return { success: false, error };
  }
}

/** Sets, with merge, the record of one video in a learner's watch history. Never rejects. */
export function saveWatchHistory(account: Pick<Account, 'write'>, record: WatchRecord): Promise<Saved> {
  return saveDocuments(account, [{ collection: 'watchHistory', id: record.videoId, data: record }]);
}

/** Sets, with merge, how far one is in a video that has a record. Never rejects. */
export function saveProgress(
  account: Pick<Account, 'write'>,
  record: WatchRecord,
  progress: Pick<WatchRecord, 'currentTime' | 'duration' | 'progress'>,
  now = Date.now(),
): Promise<Saved> {
  return saveWatchHistory(account, { ...record, ...progress, lastWatched: now, updatedAt: now });
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
