import { readFileSync } from 'node:fs';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { forAllTests } from '@/__tests__/support/fixtures';
import { watchRecordSchema } from '@/lib/learning/records/watch-record.schema';
import { printRules } from '@/scripts/local/rules/print-rules';

const backend = forAllTests(startFirestoreBackend);
let ada: Firestore;
let eve: Firestore;

beforeAll(async () => {
  ada = backend.as('ada');
  eve = backend.as('eve');
});

const minutesAhead = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);
const today = () => new Date().toISOString().slice(0, 10);
const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
const record = (more: object = {}) => ({
  videoId: 'v',
  lastWatched: serverTimestamp(),
  updatedAt: serverTimestamp(),
  syncedAt: serverTimestamp(),
  currentTime: 12.5,
  duration: 600,
  progress: 0.02,
  chapters: {},
  ...more,
});
const dated = (more: object = {}) => ({
  updatedAt: serverTimestamp(),
  syncedAt: serverTimestamp(),
  ...more,
});
const steps = JSON.stringify([{ courseId: 'c', title: 'First' }]);
const write = (path: string, data: object, by = ada) => setDoc(doc(by, path), data);
const refused = { code: 'permission-denied' };

describe('the rules', () => {
  it('are printed from their description', () => {
    expect(readFileSync('firestore.rules', 'utf8')).toBe(printRules());
  });

  it.each([
    ['users/ada/watchHistory/v', record()],
    ['users/ada/watchHistory/full', record({ courseId: 'c', lesson: 3, title: 'Graphs', furthest: 40 })],
    [
      'users/ada/watchHistory/parts',
      record({ chapters: { intro: 1, 'the end': 0.5 }, ranges: [0, 12.5, 40, 60] }),
    ],
    [
      'users/ada/watchHistory/longest',
      record({ ranges: [-Number.MAX_VALUE, 1 / -3e300, 1_000_000], chapters: { a: 1 / 3 } }),
    ],
    ['users/ada/watchHistory/empty', record({ ranges: [], chapters: {} })],
    [
      'users/ada/watchHistory/several',
      record({ rangeTimes: [0, 60, Date.now()], others: JSON.stringify({ places: [{ courseId: 'c' }] }) }),
    ],
    ['users/ada/watchHistory/done', record({ markedDone: true, lessonCount: 12 })],
    [
      'users/ada/watchHistory/marked',
      record({ markedDone: false, markedAt: serverTimestamp(), positionAt: serverTimestamp() }),
    ],
    ['users/ada/watchHistory/late', record({ updatedAt: minutesAhead(4) })],
    [
      'users/ada/watchHistory/newer',
      record({ schema: 2, note: 'from a newer app', at: serverTimestamp(), off: null }),
    ],
    [
      `users/ada/activityDays/${today()}`,
      dated({
        seconds: 90,
        lessonsFinished: 1,
        devices: { a1: 90, b2: 0.5 },
        lessons: { v: Date.now(), 'archive-film': -Date.now() },
        timeZone: 'Asia/Tokyo',
      }),
    ],
    ['users/ada/activityDays/2024-02-29', dated({ seconds: 1 })],
    [
      'users/ada/savedCourses/c',
      dated({ courseId: 'c', savedAt: serverTimestamp(), times: { savedAt: Date.now(), title: 1 } }),
    ],
    ['users/ada/settings/main', dated({ timeZone: 'Europe/Berlin', weeklyGoal: 120, autoplay: true })],
    ['users/ada/paths/path-become-a-baker', dated({ goal: 'Become a baker', steps })],
    ['users/ada/paths/path-データ', dated({ goal: 'データ', steps })],
    ['users/ada/known/calculus', dated({ topic: 'calculus', name: 'Calculus', knownAt: serverTimestamp() })],
    ['users/ada', dated({ timeZone: 'Europe/Berlin' })],
  ])('let a learner write %s', async (path, data) => {
    await write(path, data);
    expect((await getDoc(doc(ada, path))).exists()).toBe(true);
  });

  it.each([
    ['a missing video', dated({ lastWatched: serverTimestamp() })],
    ['no time of the write', { videoId: 'v', lastWatched: serverTimestamp(), syncedAt: serverTimestamp() }],
    ['no time of the server', { videoId: 'v', lastWatched: serverTimestamp(), updatedAt: serverTimestamp() }],
    ['a time of the server that is its own', record({ syncedAt: Timestamp.now() })],
    ['a mark from the future', record({ markedDone: true, markedAt: minutesAhead(6) })],
    ['a time that is text', record({ updatedAt: '2026-01-01' })],
    ['a position that is text', record({ currentTime: '12' })],
    ['a position before the start', record({ currentTime: -1 })],
    ['a position that is no number', record({ currentTime: Number.NaN })],
    ['more than all of the video', record({ progress: 1.01 })],
    ['chapters that are a list', record({ chapters: [] })],
    ['a title that is a number', record({ title: 5 })],
    ['a title as long as a book', record({ title: 'x'.repeat(501) })],
    ['a future date', record({ updatedAt: minutesAhead(6) })],
    ['a future watch', record({ lastWatched: minutesAhead(6) })],
    ['ranges without end', record({ ranges: Array.from({ length: 401 }, (_, at) => at) })],
    ['ranges that hide a book', record({ ranges: ['x'.repeat(100_000)] })],
    ['ranges that are one text of digits', record({ ranges: ['1'.repeat(24_000)] })],
    ['ranges that are one text of numbers', record({ ranges: ['1,2,'.repeat(5_000)] })],
    ['chapters that hide a text of digits', record({ chapters: { a: '1'.repeat(24_000) } })],
    ['ranges of words', record({ ranges: ['here', 'there'] })],
    ['ranges without bounds', record({ ranges: [0, Number.POSITIVE_INFINITY] })],
    ['times without end', record({ rangeTimes: Array.from({ length: 601 }, (_, at) => at) })],
    ['times of words', record({ rangeTimes: ['yesterday'] })],
    ['other courses as a list', record({ others: [{ courseId: 'c' }] })],
    ['other courses like a book', record({ others: 'x'.repeat(20_001) })],
    ['chapters of words', record({ chapters: { a: 'yes' } })],
    ['chapters of maps', record({ chapters: { a: { b: 1 } } })],
    ['ranges of maps', record({ ranges: [{ from: 0 }] })],
    ['chapters that hide a book', record({ chapters: { a: 'x'.repeat(100_000) } })],
    [
      'chapters with names like books',
      record({
        chapters: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}${'x'.repeat(1_000)}`, 1])),
      }),
    ],
    ['an unknown field with a book', record({ extra: 'x'.repeat(501) })],
    ['an unknown field with a list', record({ extra: [1] })],
    ['many unknown fields', record(Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`x${at}`, at])))],
  ])('refuse a watch record with %s', async (_, data) => {
    await expect(write('users/ada/watchHistory/bad', data)).rejects.toMatchObject(refused);
  });

  it.each([
    ['a collection that is not there', 'users/ada/diary/d', dated()],
    ['a top-level collection', 'courses/c', dated()],
    ['a document below a watch record', 'users/ada/watchHistory/v/notes/n', dated()],
    ["another's watch record", 'users/eve/watchHistory/v', record()],
    ["another's profile", 'users/eve', dated()],
    ['a day that is no day', 'users/ada/activityDays/someday', dated({ seconds: 1 })],
    ['a day that the calendar has not', 'users/ada/activityDays/2026-13-45', dated({ seconds: 1 })],
    ['a day that is yet to come', `users/ada/activityDays/${day(3)}`, dated({ seconds: 1 })],
    ['more seconds than a day has', `users/ada/activityDays/${today()}`, dated({ seconds: 200_000 })],
    ['an id as long as a page', `users/ada/savedCourses/${'x'.repeat(201)}`, dated()],
    ['a day of another age', 'users/ada/activityDays/1999-12-31', dated({ seconds: 1 })],
    ['counters of words', `users/ada/activityDays/${today()}`, dated({ devices: { a: 'much' } })],
    ['an id with odd characters', 'users/ada/watchHistory/v v', record()],
    ['other settings than the one document', 'users/ada/settings/more', dated()],
    ['a path that is not called one', 'users/ada/paths/p', dated({ steps })],
    ['a path with a list of steps', 'users/ada/paths/path-p', dated({ steps: [{ courseId: 'c' }] })],
    ['a path with steps like a book', 'users/ada/paths/path-p', dated({ steps: 'x'.repeat(30_001) })],
    ['a known topic with a name like a book', 'users/ada/known/c', dated({ name: 'x'.repeat(501) })],
    ['a topic known from the future on', 'users/ada/known/c', dated({ knownAt: minutesAhead(6) })],
    ['a choice from the future', 'users/ada/settings/main', dated({ times: { autoplay: Date.now() + 4e5 } })],
    ['a time of a field that is none', 'users/ada/settings/main', dated({ times: { friends: 1 } })],
    ['a time that is a map', 'users/ada/settings/main', dated({ times: { autoplay: { at: 1 } } })],
    ['a profile with an unknown list', 'users/ada', dated({ friends: ['eve'] })],
  ])('refuse %s', async (_, path, data) => {
    await expect(write(path, data)).rejects.toMatchObject(refused);
  });

  it('refuse a write that is older than what is there', async () => {
    const path = 'users/ada/watchHistory/order';
    await write(path, record({ updatedAt: minutesAhead(-1) }));
    await expect(write(path, record({ updatedAt: minutesAhead(-2) }))).rejects.toMatchObject(refused);
    await expect(updateDoc(doc(ada, path), dated({ updatedAt: minutesAhead(-2) }))).rejects.toMatchObject(
      refused,
    );
    await write(path, record({ updatedAt: minutesAhead(0) }));
    await updateDoc(doc(ada, path), { currentTime: 20, syncedAt: serverTimestamp() });
  });

  it('judge what a merge leaves, not only what it brings', async () => {
    const path = 'users/ada/watchHistory/merge';
    await write(path, record());
    await setDoc(doc(ada, path), dated({ currentTime: 30 }), { merge: true });
    await expect(setDoc(doc(ada, path), dated({ progress: 2 }), { merge: true })).rejects.toMatchObject(
      refused,
    );
  });

  it('let the app write the largest record that its own schema allows', async () => {
    const id = 'x'.repeat(200);
    const most = {
      videoId: id,
      courseId: id,
      lesson: 1,
      lessonCount: 9_999,
      title: 'ü'.repeat(500),
      courseTitle: 'ü'.repeat(500),
      currentTime: 1_000_000,
      duration: 1_000_000,
      progress: 1,
      furthest: 1_000_000,
      ranges: Array.from({ length: 400 }, (_, at) => at * 100 + 1 / 3),
      rangeTimes: Array.from({ length: 200 }, (_, at) => [at * 100 + 1 / 3, at * 100 + 50, 1e13]).flat(),
      chapters: Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`${at * 100}`, true])),
      markedDone: true,
    };
    expect(watchRecordSchema.safeParse({ ...most, lastWatched: 1, updatedAt: 1 }).success).toBe(true);
    const unknown = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`new${at}`, 'x'.repeat(500)]));
    await write(`users/ada/watchHistory/${id}`, record({ ...most, others: 'x'.repeat(20_000), ...unknown }));
  });

  it('refuse writes of people who signed in with a provider that the site does not offer', async () => {
    for (const provider of ['password', 'anonymous', 'custom']) {
      const stranger = backend.as('bob', undefined, provider);
      await expect(write('users/bob/watchHistory/v', record(), stranger)).rejects.toMatchObject(refused);
      await expect(write('users/bob', dated(), stranger)).rejects.toMatchObject(refused);
    }
    await write('users/bob/watchHistory/v', record(), backend.as('bob'));
  });

  describe('of an account that was deleted', () => {
    const mark = 'deletedAccounts/gone';
    const last = { deletedAt: serverTimestamp() };
    let gone: Firestore;

    beforeAll(async () => {
      gone = backend.as('gone');
      await write('users/gone/watchHistory/before', record(), gone);
      await write(mark, last, gone);
    });

    it.each([
      ['a new record', 'users/gone/watchHistory/after', record()],
      ['a record that is there', 'users/gone/watchHistory/before', record()],
      ['a day', `users/gone/activityDays/${today()}`, dated({ seconds: 1 })],
      ['a course', 'users/gone/savedCourses/c', dated()],
      ['a setting', 'users/gone/settings/main', dated()],
      ['a path', 'users/gone/paths/path-p', dated({ steps })],
      ['a known topic', 'users/gone/known/c', dated()],
      ['the profile', 'users/gone', dated()],
      ['another mark', mark, last],
    ])('refuse %s', async (_, path, data) => {
      await expect(write(path, data, gone)).rejects.toMatchObject(refused);
    });

    it('refuse a record that is written together with the mark', async () => {
      const leaving = backend.as('leaving');
      for (const [first, second] of [
        ['deletedAccounts/leaving', 'users/leaving/watchHistory/v'],
        ['users/leaving/watchHistory/v', 'deletedAccounts/leaving'],
      ] as const) {
        const batch = writeBatch(leaving);
        for (const path of [first, second])
          batch.set(doc(leaving, path), path.startsWith('users') ? record() : last);
        await expect(batch.commit()).rejects.toMatchObject(refused);
      }
      expect((await getDoc(doc(leaving, 'deletedAccounts/leaving'))).exists()).toBe(false);
    });

    it('let what is left be read and deleted, and the mark be seen, but not taken back', async () => {
      expect((await getDoc(doc(gone, mark))).exists()).toBe(true);
      expect((await getDoc(doc(gone, 'users/gone/watchHistory/before'))).exists()).toBe(true);
      await deleteDoc(doc(gone, 'users/gone/watchHistory/before'));
      await deleteDoc(doc(gone, 'users/gone'));
      await expect(deleteDoc(doc(gone, mark))).rejects.toMatchObject(refused);
      expect((await getDoc(doc(gone, mark))).exists()).toBe(true);
    });

    it('show the mark to nobody else, and let nobody else set it', async () => {
      await expect(getDoc(doc(eve, mark))).rejects.toMatchObject(refused);
      await expect(getDocs(collection(gone, 'deletedAccounts'))).rejects.toMatchObject(refused);
      await expect(write('deletedAccounts/ada', last, eve)).rejects.toMatchObject(refused);
    });

    it.each([
      ['a name', { ...last, email: 'gone@example.org' }],
      ['a moment of its own', { deletedAt: Timestamp.fromMillis(1) }],
      ['nothing', {}],
    ])('refuse a mark with %s', async (_, data) => {
      await expect(write('deletedAccounts/eve', data, eve)).rejects.toMatchObject(refused);
    });

    it('leave a new account of the same person alone', async () => {
      await write('users/gone-again/watchHistory/v', record(), backend.as('gone-again'));
    });
  });

  it("show nobody another's documents", async () => {
    await write('users/ada/watchHistory/secret', record());
    await expect(getDoc(doc(eve, 'users/ada/watchHistory/secret'))).rejects.toMatchObject(refused);
    await expect(getDocs(collection(eve, 'users/ada/watchHistory'))).rejects.toMatchObject(refused);
    await expect(getDoc(doc(eve, 'users/ada'))).rejects.toMatchObject(refused);
    await expect(deleteDoc(doc(eve, 'users/ada/watchHistory/secret'))).rejects.toMatchObject(refused);
    await expect(getDocs(query(collectionGroup(eve, 'watchHistory')))).rejects.toMatchObject(refused);
    await expect(getDocs(collection(eve, 'users'))).rejects.toMatchObject(refused);
  });

  it('let a learner delete what is theirs', async () => {
    await write('users/ada/watchHistory/gone', record());
    await deleteDoc(doc(ada, 'users/ada/watchHistory/gone'));
    await deleteDoc(doc(ada, 'users/ada'));
    expect((await getDoc(doc(ada, 'users/ada/watchHistory/gone'))).exists()).toBe(false);
  });
});
