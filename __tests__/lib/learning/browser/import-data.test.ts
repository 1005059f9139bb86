import { aLearner, aLessonIdentity, NOON, watched } from '@/__tests__/support/learner';
import { exportData } from '@/lib/learning/browser/export-data';
import { importData } from '@/lib/learning/browser/import-data';
import type { Learner } from '@/lib/learning/browser/learner';
import { COLLECTIONS, type Collection } from '@/lib/learning/browser/sync/documents';
import { toFields } from '@/lib/learning/browser/sync/to-fields';

const ACCOUNT = { kind: 'account', uid: 'ada' } as const;
const DAY_MS = 86_400_000;

const IMPORTED = NOON + 1_000;

beforeEach(() => jest.useFakeTimers({ now: IMPORTED, doNotFake: ['setTimeout'] }));
afterEach(() => jest.useRealTimers());

/** Somebody with a document of every kind. */
function somebody(device = 'laptop') {
  const all = aLearner({ device });
  const { learner } = all;
  learner.watch(aLessonIdentity({ videoId: 'video-1' }), watched(300));
  learner.markLesson(aLessonIdentity({ videoId: 'video-2', lesson: 2 }), true);
  learner.saveCourse('course-2', 'Course 2');
  learner.savePath('learn python', [{ courseId: 'python', title: 'Python' }]);
  learner.changeSettings({ weeklyGoal: 120 });
  return all;
}

const documentsOf = ({ documents }: Learner) => COLLECTIONS.map((name) => documents.entries(name));
const fileOf = (content: unknown) =>
  new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);
const exportOf = (learner: Learner) => exportData(learner, new Date(NOON));

/** The export of an account that has everything: all dates as texts, and fields that only the account has. */
const accountExportOf = (learner: Learner) => {
  for (const { collection, id, data } of learner.documents.unsent())
    learner.documents.markSent(collection, id, data as never, data as never);
  return exportData(learner, new Date(NOON), {
    user: { uid: 'ada', displayName: 'Ada', email: null, photoURL: null },
    readAll: async (collection: Collection) =>
      learner.documents.entries(collection).map(([id, data]) => ({
        id,
        ...toFields(collection, data, undefined),
        syncedAt: new Date(NOON).toISOString(),
      })),
  });
};

const NONE = { watchHistory: 0, activityDays: 0, savedCourses: 0, settings: 0, paths: 0, known: 0 };
const EMPTY = {
  exportedAt: '',
  watchHistory: [],
  activityDays: [],
  savedCourses: [],
  settings: [],
  paths: [],
};

it.each([
  ['a device', exportOf],
  ['an account', accountExportOf],
])('brings everything of the export of %s to another device, once', async (_, exporting) => {
  const { learner } = somebody();
  const file = fileOf(await exporting(learner));
  const other = aLearner({ device: 'phone' }).learner;

  const changed = { watchHistory: 2, activityDays: 1, savedCourses: 1, settings: 1, paths: 1, known: 0 };
  expect(await importData(other, file)).toEqual({ kind: 'imported', changed, known: 0, invalid: 0 });
  expect(documentsOf(other)).toEqual(documentsOf(learner));

  expect(await importData(other, file)).toEqual({ kind: 'imported', changed: NONE, known: 6, invalid: 0 });
  expect(documentsOf(other)).toEqual(documentsOf(learner));
});

it('brings also what the account did not have yet', async () => {
  const { learner, documents } = aLearner({ owner: ACCOUNT });
  learner.changeSettings({ weeklyGoal: 300 });
  const file = await exportData(learner, new Date(NOON), {
    user: { uid: 'ada', displayName: 'Ada', email: null, photoURL: null },
    readAll: async () => [],
  });
  const other = aLearner({ device: 'phone' }).learner;

  const changed = { ...NONE, settings: 1 };
  expect(await importData(other, fileOf(file))).toEqual({ kind: 'imported', changed, known: 0, invalid: 0 });
  expect(other.settings).toEqual(documents.get('settings', 'main'));
});

it('merges it as what another device has written', async () => {
  const { learner } = somebody();
  const file = fileOf(await exportOf(learner));
  const other = aLearner({ device: 'phone' });
  other.clock.time += 60_000;
  other.learner.watch(aLessonIdentity({ videoId: 'video-1' }), watched(500, 400));
  other.learner.changeSettings({ weeklyGoal: 30 });
  jest.setSystemTime(NOON + 60_000);
  await importData(other.learner, file);

  const { documents } = other.learner;
  // Both parts, and the later position and choice.
  expect(documents.get('watchHistory', 'video-1')).toMatchObject({
    ranges: [0, 300, 400, 500],
    currentTime: 500,
  });
  expect(other.learner.settings.weeklyGoal).toBe(30);
  expect(documents.get('activityDays', '2026-03-10')?.devices).toEqual({ laptop: 300, phone: 100 });
});

it('sends it to the account of whoever is signed in', async () => {
  const { learner } = somebody();
  const file = fileOf(await exportOf(learner));
  const account = aLearner({ owner: ACCOUNT }).learner;
  await importData(account, file);
  expect(account.documents.unsent()).toHaveLength(6);
});

it('leaves out what is not valid, says how much, and takes the rest', async () => {
  const { learner } = somebody();
  const data = JSON.parse(await exportOf(learner));
  const [record] = data.watchHistory;
  data.watchHistory.push(
    null,
    'text',
    { ...record, videoId: '' },
    { ...record, videoId: '../x' },
    { ...record, videoId: '..' },
    { ...record, videoId: '__proto__' },
    { ...record, title: 'DEEP' },
    { ...record, lastWatched: 'yesterday' },
    { ...record, videoId: 'huge', title: 'x'.repeat(50_000) },
  );
  data.activityDays.push({ ...data.activityDays[0], day: '2026-03-20' });
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const file = JSON.stringify(data).replace('"DEEP"', deep);
  const other = aLearner().learner;

  expect(await importData(other, fileOf(file))).toMatchObject({ changed: { watchHistory: 2 }, invalid: 10 });
  expect(documentsOf(other)).toEqual(documentsOf(learner));
});

it('does not let dates of a fast clock win over later choices', async () => {
  const fast = aLearner();
  fast.clock.time = NOON + 30 * DAY_MS;
  fast.learner.changeSettings({ weeklyGoal: 300 });
  const file = fileOf(await exportOf(fast.learner));
  const { learner, clock } = aLearner();
  await importData(learner, file);
  expect(learner.settings).toMatchObject({ weeklyGoal: 300, updatedAt: IMPORTED });
  clock.time = IMPORTED + 1_000;
  learner.changeSettings({ weeklyGoal: 60 });
  await importData(learner, file);
  expect(learner.settings.weeklyGoal).toBe(60);
});

it.each([
  ['is no JSON', '<html>'],
  ['is empty', ''],
  ['is another JSON file', { courses: [] }],
  ['has no list of videos', { ...EMPTY, watchHistory: { length: 3 } }],
])('refuses a file that %s', async (_, content) => {
  const { learner } = aLearner();
  expect(await importData(learner, fileOf(content))).toEqual({ kind: 'unreadable' });
});

it('refuses a file that is too large, before it reads it, and one with too many documents', async () => {
  const { learner } = aLearner();
  const text = jest.fn();
  expect(await importData(learner, { size: 20_000_001, text } as never)).toEqual({ kind: 'too-large' });
  expect(text).not.toHaveBeenCalled();
  const many = { ...EMPTY, watchHistory: Array.from({ length: 20_001 }, () => 0) };
  expect(await importData(learner, fileOf(many))).toEqual({ kind: 'too-large' });
});
