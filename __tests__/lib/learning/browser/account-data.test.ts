import { aUser } from '@/__tests__/support/account';
import { startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { forAllTests } from '@/__tests__/support/fixtures';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { aRecord } from '@/__tests__/support/learning';
import { setSession } from '@/lib/account/browser/session';
import { deleteEverything, exportEverything } from '@/lib/learning/browser/account-data';
import { type Account, accountIn, PAGE } from '@/lib/learning/browser/sync/account';
import { COLLECTIONS } from '@/lib/learning/browser/sync/documents';
import { aVideoId } from '@/scripts/fakes/course';

// A busy machine takes its time to load all of this.
jest.setTimeout(60_000);

const mockReach = jest.fn();
const mockDelete = jest.fn();
jest.mock('@/lib/learning/browser/sync/start-sync', () => ({
  reachAccount: (uid: string) => mockReach(uid),
}));
jest.mock('@/lib/account/browser/load-auth', () => ({
  loadAuth: async () => ({ deleteAccount: mockDelete }),
}));

const backend = forAllTests(startFirestoreBackend);
beforeEach(() => jest.resetAllMocks());

/** Somebody who is signed in, with a document of every kind on this device and more in their account. */
async function someone(uid: string, videos = 1) {
  setSession({ kind: 'signed-in', user: aUser({ uid }) });
  const account = accountIn(backend.as(uid), uid);
  const { learner, documents, clock } = aLearner({ owner: { kind: 'account', uid } });
  clock.time = Date.now() - 60_000;
  learner.watch(aLessonIdentity({ videoId: 'here' }), watched(300));
  learner.saveCourse('course-2', 'Course 2');
  learner.savePath('data', [{ courseId: 'course-2', title: 'Course 2' }]);
  learner.markKnown('calculus', 'Calculus', true);
  learner.changeSettings({ weeklyGoal: 120 });
  await account.write(documents.unsent());
  for (let at = 0; at < videos; at += 250) {
    await account.write(
      Array.from({ length: Math.min(250, videos - at) }, (_, index) => {
        const videoId = aVideoId(at + index);
        return { collection: 'watchHistory', id: videoId, data: aRecord({ videoId }) };
      }),
    );
  }
  mockReach.mockResolvedValue(account);
  return { learner, documents, account };
}

const left = async (account: Account) =>
  Promise.all(COLLECTIONS.map(async (name) => (await account.readAll(name)).length));

it('exports every document of the account, also what this device never saw', async () => {
  const { learner } = await someone('exporter', PAGE + 1);
  const data = JSON.parse(await exportEverything(learner));

  expect(Object.keys(data)).toEqual(['exportedAt', 'account', ...COLLECTIONS, 'onThisDevice']);
  expect(data.account.uid).toBe('exporter');
  expect(data.watchHistory).toHaveLength(PAGE + 2);
  expect(data.watchHistory.find(({ id }: { id: string }) => id === 'here')).toMatchObject({
    currentTime: 300,
    lastWatched: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
  expect(data.savedCourses).toMatchObject([{ title: 'Course 2' }]);
  expect(data.settings).toMatchObject([{ weeklyGoal: 120 }]);
  expect(data.paths).toHaveLength(1);
});

it('exports also what the account does not have yet, and says so', async () => {
  const { learner, documents } = await someone('refused');
  for (const { collection, id, data } of documents.unsent())
    documents.markSent(collection, id, data as never, data as never);
  const nothing = JSON.parse(await exportEverything(learner));
  expect(nothing.onThisDevice).toEqual({ recentSearches: [], unsent: {} });

  learner.changeSettings({ weeklyGoal: 300 });
  const data = JSON.parse(await exportEverything(learner));
  expect(data.settings).toMatchObject([{ weeklyGoal: 120 }]);
  expect(data.onThisDevice.unsent).toMatchObject({ settings: [{ weeklyGoal: 300 }] });
});

it('exports nothing rather than half of it when the account cannot be reached', async () => {
  const { learner } = await someone('unreached');
  mockReach.mockRejectedValue(new Error('no network'));
  await expect(exportEverything(learner)).rejects.toThrow('no network');
});

it('deletes every document, then the account, says how much it was, and leaves others alone', async () => {
  const other = await someone('neighbour');
  const { learner, documents, account } = await someone('leaver', 410);
  mockDelete.mockImplementation(async () => {
    expect(await left(account)).toEqual(COLLECTIONS.map(() => 0));
    return true;
  });

  expect(await deleteEverything(learner)).toEqual({
    account: 'deleted',
    counts: { watchHistory: 411, activityDays: 1, savedCourses: 1, settings: 1, paths: 1, known: 1 },
  });
  expect(mockDelete).toHaveBeenCalledTimes(1);
  expect(documents.all('watchHistory')).toEqual([]);
  expect(await left(other.account)).toEqual([2, 1, 1, 1, 1, 1]);
});

it('says that the account still waits for Google where the sign-in was long ago', async () => {
  const { learner } = await someone('long-ago');
  mockDelete.mockResolvedValue(false);
  expect(await deleteEverything(learner)).toMatchObject({ account: 'unconfirmed', counts: { paths: 1 } });
});

it('deletes no account whose documents could not be deleted, and what is left by another try', async () => {
  const { learner, documents, account } = await someone('unlucky');
  const deleteAll = jest.fn(account.deleteAll).mockRejectedValueOnce(new Error('503'));
  mockReach.mockResolvedValue({ ...account, deleteAll });
  mockDelete.mockResolvedValue(true);

  await expect(deleteEverything(learner)).rejects.toThrow('503');
  expect(mockDelete).not.toHaveBeenCalled();
  expect(documents.all('savedCourses')).toHaveLength(1);

  expect(await deleteEverything(learner)).toMatchObject({ account: 'deleted' });
  expect(await left(account)).toEqual(COLLECTIONS.map(() => 0));
});
