import { aLearner } from '@/__tests__/support/learner';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { exportData } from '@/lib/learning/browser/export-data';
import { importData } from '@/lib/learning/browser/import-data';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';

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
