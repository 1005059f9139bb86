import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { forAllTests } from '@/__tests__/support/fixtures';

const backend = forAllTests(startFirestoreBackend);
let ada: Firestore;
let next = 0;

/** Every test has a learner of its own, so none sees another's documents. */
beforeEach(() => {
  uid = `learner-${next++}`;
  ada = backend.as(uid);
});

let uid: string;
const history = () => collection(ada, `users/${uid}/watchHistory`);
const video = (id: string) => doc(history(), id);
const watched = (minute: number, more: object = {}) => {
  const at = Timestamp.fromMillis(Date.UTC(2025, 0, 1, 12, minute));
  return { videoId: `video-${minute}`, lastWatched: at, updatedAt: at, ...more };
};
/** What every write carries: the moment that it reached the server. */
const now = () => ({ syncedAt: serverTimestamp() });
const set = (id: string, data: object) => setDoc(video(id), { ...data, ...now() });
/** What is stored, without that moment. */
async function stored(id: string) {
  const { syncedAt: _, ...data } = (await getDoc(video(id))).data() ?? {};
  return data;
}
const ids = async (...constraints: QueryConstraint[]) =>
  (await getDocs(query(history(), ...constraints))).docs.map(({ id }) => id);

async function watchFive() {
  const batch = writeBatch(ada);
  for (const minute of [3, 1, 5, 2, 4])
    batch.set(video(`v${minute}`), watched(minute, { lesson: minute, ...now() }));
  await batch.commit();
}

it('writes the time of the server into every field that asks for it', async () => {
  const before = Date.now();
  await set('a', { videoId: 'a', lastWatched: serverTimestamp(), updatedAt: serverTimestamp() });
  const { lastWatched, updatedAt } = (await getDoc(video('a'))).data() ?? {};
  expect(lastWatched).toEqual(updatedAt);
  expect(Math.abs(updatedAt.toMillis() - before)).toBeLessThan(5_000);
});

it('gives back every type of value as it was written', async () => {
  const values = { flag: true, none: null, whole: 7, broken: 0.25, big: 9e15, words: 'Ωμέγα 🦉' };
  await set('a', watched(1, values));
  expect(await stored('a')).toEqual(watched(1, values));
});

it('orders, limits and goes on after a document', async () => {
  await watchFive();
  const newest = orderBy('lastWatched', 'desc');
  expect(await ids(newest, limit(2))).toEqual(['v5', 'v4']);
  const [, second] = (await getDocs(query(history(), newest, limit(2)))).docs;
  expect(await ids(newest, startAfter(second), limit(2))).toEqual(['v3', 'v2']);
  expect(await ids(newest, startAfter(watched(2).lastWatched))).toEqual(['v1']);
  expect(await ids(orderBy(documentId()), limit(2))).toEqual(['v1', 'v2']);
  const since = where('lastWatched', '>=', watched(4).lastWatched);
  expect(await ids(since, orderBy('lastWatched'))).toEqual(['v4', 'v5']);
  // None has this field.
  expect(await ids(orderBy('markedAt'))).toEqual([]);
});

it('orders equal values by document id, in the direction of the last order', async () => {
  await set('b', watched(1));
  await set('a', watched(1));
  expect(await ids(orderBy('lastWatched'))).toEqual(['a', 'b']);
  expect(await ids(orderBy('lastWatched', 'desc'))).toEqual(['b', 'a']);
});

it('writes all of a batch or nothing of it', async () => {
  const batch = writeBatch(ada);
  batch.set(video('new'), watched(1, now()));
  batch.update(video('nowhere'), watched(1, now()));
  await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' });
  expect((await getDoc(video('new'))).exists()).toBe(false);
});

it('loses no update when several transactions count at once', async () => {
  await set('a', watched(1, { lesson: 1 }));
  const countUp = () =>
    runTransaction(ada, async (transaction) => {
      const lesson = (await transaction.get(video('a'))).get('lesson') + 1;
      transaction.update(video('a'), { lesson, ...now() });
    });
  await Promise.all([countUp(), countUp(), countUp()]);
  expect((await getDoc(video('a'))).get('lesson')).toBe(4);
});
