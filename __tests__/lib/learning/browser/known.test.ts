/** @jest-environment node */
import { type FirestoreBackend, startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { aLearner } from '@/__tests__/support/learner';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { adoptDevice } from '@/lib/learning/browser/adopt-device';
import { exportData } from '@/lib/learning/browser/export-data';
import { importData } from '@/lib/learning/browser/import-data';
import { accountIn } from '@/lib/learning/browser/sync/account';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

let backend: FirestoreBackend;
beforeAll(async () => {
  backend = await startFirestoreBackend();
});
afterAll(() => backend.stop());

const slugs = (learner: { known: { topic: string }[] }) => learner.known.map(({ topic }) => topic);

it('keeps on the device what a learner knows, the latest first, until it is taken back', () => {
  const { learner, documents, storage, clock } = aLearner();
  learner.markKnown('fractions', 'Fractions', true);
  clock.time += 1_000;
  learner.markKnown('algebra', 'Algebra', true);
  expect(slugs(learner)).toEqual(['algebra', 'fractions']);
  learner.markKnown('fractions', '', false);
  expect(slugs(learner)).toEqual(['algebra']);
  const kept = new LocalDocuments(documents.owner, () => storage).all('known');
  expect(kept.map(({ name, knownAt }) => [name, knownAt !== undefined])).toEqual([
    ['Fractions', false],
    ['Algebra', true],
  ]);
});

it('writes nothing for what is so already', () => {
  const { learner, documents } = aLearner();
  learner.markKnown('fractions', 'Fractions', false);
  expect(documents.all('known')).toEqual([]);
  learner.markKnown('fractions', 'Fractions', true);
  const [before] = documents.all('known');
  learner.markKnown('fractions', 'Fractions', true);
  expect(documents.all('known')).toEqual([before]);
});

it('reaches the account under its rules, and every other device; so does taking it back', async () => {
  const account = accountIn(backend.as('ada'), 'ada');
  const here = aLearner({ owner: { kind: 'account', uid: 'ada' } });
  here.clock.time = Date.now() - 60_000;
  const there = aLearner({ owner: { kind: 'account', uid: 'ada' }, storage: new MemoryStorage() });
  const meet = async () => {
    await account.write(here.documents.unsent());
    await account.readSince('known', undefined, (found) => there.documents.applyRemote('known', found));
  };
  here.learner.markKnown('fractions', 'Fractions', true);
  await meet();
  expect(there.learner.known).toEqual(here.learner.known);
  here.clock.time += 1_000;
  here.learner.markKnown('fractions', '', false);
  await meet();
  expect(there.learner.known).toEqual([]);
});

it('becomes the account’s when its learner signs in', () => {
  const device = aLearner();
  device.learner.markKnown('fractions', 'Fractions', true);
  const account = aLearner({ owner: { kind: 'account', uid: 'bob' }, storage: device.storage });
  adoptDevice(device.documents, account.documents);
  expect(slugs(account.learner)).toEqual(['fractions']);
  expect(slugs(device.learner)).toEqual([]);
});

it('is in the export, which another device imports, and older exports have none', async () => {
  const { learner } = aLearner();
  learner.markKnown('fractions', 'Fractions', true);
  const text = await exportData(learner, new Date(0));
  const other = aLearner({ storage: new MemoryStorage() });
  const { known, ...older } = JSON.parse(text) as Record<string, unknown>;
  expect(known).toMatchObject([{ topic: 'fractions', name: 'Fractions' }]);
  expect(await importData(other.learner, new Blob([JSON.stringify(older)]))).toMatchObject({ known: 0 });
  expect(slugs(other.learner)).toEqual([]);
  await importData(other.learner, new Blob([text]));
  expect(slugs(other.learner)).toEqual(['fractions']);
});
