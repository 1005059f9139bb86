import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import type { Account, StoredRecord } from './account';
import type { Change } from './write-merged';

export type Saved = { success: true } | { success: false; error: unknown };

/** Default number of records. */
const DEFAULT_LIMIT = 10;

/** Like `Saved`, with the stored result. */
export type SavedDocuments = { success: true; stored: Change[] } | { success: false; error: unknown };

/** Sets, with merge, all of these documents or none. All writes to an account go through it. Never rejects. */
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

/** Sets, with merge, the position in a video that has a record. Never rejects. */
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
 * The most recently watched videos, latest first, each with its id and stored fields, timestamps in
 * milliseconds. Empty if they cannot be read.
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
