import type { WatchRecord } from '@/lib/learning/records/watch-record.schema';
import type { Account, StoredRecord } from './account';
import type { LocalDocuments } from './local-documents';
import type { Change } from './write-merged';

export type Saved = { success: true } | { success: false; error: unknown };

/** Default number of records. */
const DEFAULT_LIMIT = 10;

/** Like `Saved`, with the stored result. */
type SavedDocuments = { success: true; stored: Change[] } | { success: false; error: unknown };

/**
 * Sets, with merge, records of videos in a learner's watch history and the other changes of one synchronisation: all of
 * them or none. All writes to an account go through it. Never rejects.
 */
export async function saveWatchHistory(
  account: Pick<Account, 'write'>,
  records: WatchRecord[],
  otherChanges: Change[] = [],
): Promise<SavedDocuments> {
  const changes = records.map((data) => ({ collection: 'watchHistory' as const, id: data.videoId, data }));
  try {
    return { success: true, stored: await account.write([...changes, ...otherChanges]) };
  } catch (error) {
    return { success: false, error };
  }
}

/**
 * Saves the position in a video on this device; the next synchronisation sends it to the account by `saveWatchHistory`.
 * Never throws. The error `full` or `forbidden` means that it is lost when the page is closed.
 */
export function saveProgress<Watched extends unknown[]>(
  learner: { watch(...watched: Watched): void; documents: Pick<LocalDocuments, 'fault'> },
  ...watched: Watched
): Saved {
  try {
    learner.watch(...watched);
  } catch (error) {
    return { success: false, error };
  }
  const { fault } = learner.documents;
  return fault ? { success: false, error: fault } : { success: true };
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
