import {
  limit as atMost,
  collection,
  doc,
  type Firestore,
  getDocs,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore/lite';

export type Saved = { success: true } | { success: false; error: unknown };
type Progress = {
  currentTime: number;
  duration: number;
  progress: number;
  chapters?: Record<string, boolean>;
};

const DEFAULT_LIMIT = 10;

/** Sets, with merge, the record of one video in a learner's watch history. Never throws. */
export async function saveWatchHistory(
  firestore: Firestore,
  uid: string,
  record: Record<string, unknown> & Progress & { videoId: string },
  now = new Date(),
): Promise<Saved> {
  const { chapters = {}, ...fields } = record;
  try {
    const place = doc(firestore, 'users', uid, 'watchHistory', record.videoId);
    await setDoc(place, { lastWatched: now, updatedAt: now, ...fields, chapters }, { merge: true });
    return { success: true };
  } catch (error) {
    return { success: false, error };
  }
}

/** Sets, with merge, how far one is in a video. Never throws. */
export function saveProgress(
  firestore: Firestore,
  uid: string,
  videoId: string,
  progress: Progress,
  now = new Date(),
): Promise<Saved> {
  return saveWatchHistory(firestore, uid, { ...progress, videoId }, now);
}

/** The latest records of a learner's watch history, each its id and its stored fields; none where it cannot be read. */
export async function getWatchHistory(
  firestore: Firestore,
  uid: string,
  limit = DEFAULT_LIMIT,
): Promise<({ id: string } & Record<string, unknown>)[]> {
  try {
    const history = collection(firestore, 'users', uid, 'watchHistory');
    const { docs } = await getDocs(query(history, orderBy('lastWatched', 'desc'), atMost(limit)));
    return docs.map((document) => ({ id: document.id, ...document.data() }));
  } catch {
    return [];
  }
}
