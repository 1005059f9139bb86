import { type FirestoreBackend, startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { aLearner } from '@/__tests__/support/learner';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { adoptDevice } from '@/lib/learning/browser/adopt-device';
import { exportData } from '@/lib/learning/browser/export-data';
import { accountIn } from '@/lib/learning/browser/sync/account';
import { COLLECTIONS } from '@/lib/learning/browser/sync/documents';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

const steps = [
  { courseId: 'py', title: 'Python' },
  { courseId: 'sql', title: 'SQL' },
];
const goals = (documents: LocalDocuments) =>
  documents.all('paths').flatMap(({ goal, savedAt }) => (savedAt === undefined ? [] : goal));

let backend: FirestoreBackend;
beforeAll(async () => {
  backend = await startFirestoreBackend();
});
afterAll(() => backend.stop());

describe('a saved path', () => {
  it('is kept on the device, and a later one to the same goal takes its place', () => {
    const { learner, documents, storage, clock } = aLearner();
    learner.savePath('Become a data scientist', steps);
    clock.time += 1_000;
    learner.savePath('become a  Data Scientist!', steps.slice(0, 1));
    const [path, ...more] = new LocalDocuments(documents.owner, () => storage).all('paths');
    expect(more).toEqual([]);
    expect(path).toMatchObject({ goal: 'become a  Data Scientist!', steps: steps.slice(0, 1) });
  });

  it('is taken off the list and put back', () => {
    const { learner, documents } = aLearner();
    learner.savePath('data', steps);
    const undo = learner.removePath('data');
    expect(goals(documents)).toEqual([]);
    undo();
    expect(goals(documents)).toEqual(['data']);
  });

  it('reaches the account under its rules, and every other device; so does its removal', async () => {
    const account = accountIn(backend.as('ada'), 'ada');
    const here = aLearner({ owner: { kind: 'account', uid: 'ada' } });
    here.clock.time = Date.now() - 60_000;
    const there = aLearner({ owner: { kind: 'account', uid: 'ada' }, storage: new MemoryStorage() });
    const meet = async () => {
      await account.write(here.documents.unsent());
      await account.readSince('paths', undefined, (found) => there.documents.applyRemote('paths', found));
    };
    here.learner.savePath('データ / science', steps);
    await meet();
    expect(there.documents.all('paths')).toEqual(here.documents.all('paths'));
    here.clock.time += 1_000;
    here.learner.removePath('データ / science');
    await meet();
    expect(goals(there.documents)).toEqual([]);
    expect(there.documents.all('paths')).toHaveLength(1);
  });

  it('becomes the account’s when its learner signs in', () => {
    const device = aLearner();
    device.learner.savePath('data', steps);
    const account = aLearner({ owner: { kind: 'account', uid: 'bob' }, storage: device.storage });
    adoptDevice(device.documents, account.documents);
    expect(goals(account.documents)).toEqual(['data']);
    expect(goals(device.documents)).toEqual([]);
    expect(account.documents.unsent()).toMatchObject([{ collection: 'paths' }]);
  });

  it('is in the export, and among what is deleted', async () => {
    const { learner } = aLearner();
    learner.savePath('data', steps);
    const text = await exportData(learner, new Date(0), {
      user: { uid: 'x', displayName: null, email: null, photoURL: null },
      readAll: async (name) => learner.documents.all(name),
    });
    expect(JSON.parse(text).paths).toMatchObject([{ goal: 'data', steps }]);
    expect(COLLECTIONS).toContain('paths');
  });
});
