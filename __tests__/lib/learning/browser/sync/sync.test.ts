import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { forAllTests } from '@/__tests__/support/fixtures';
import { aLessonIdentity, watched } from '@/__tests__/support/learner';
import { aRecord } from '@/__tests__/support/learning';
import { isLongRun } from '@/__tests__/support/long-run';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { aPerson, aSyncedDevice, page, storedIn } from '@/__tests__/support/sync';
import { deleteAccountData } from '@/lib/learning/browser/account-data';
import { type Account, accountIn } from '@/lib/learning/browser/sync/account';
import { getWatchHistory, saveProgress, saveWatchHistory } from '@/lib/learning/browser/sync/watch-history';
import { aVideoId } from '@/scripts/fakes/course';

const backend = forAllTests(startFirestoreBackend);
const lesson = aLessonIdentity();

/** A device of a person; `answer` may stand in for parts of their account. */
const aDevice = ({
  uid = aPerson(),
  answer = {} as Partial<Account>,
  ...device
}: {
  uid?: string;
  answer?: Partial<Account>;
  name?: string;
  storage?: MemoryStorage;
} = {}) => aSyncedDevice({ uid, account: { ...accountIn(backend.as(uid), uid), ...answer }, ...device });

const stored = (uid: string, ...path: string[]) => storedIn(backend, uid, ...path);

describe('Sync', () => {
  it('keeps in the account in which courses a video was watched, and the run of a restarted one', async () => {
    const one = aDevice();
    const elsewhere = { ...lesson, courseId: 'course-2', courseTitle: 'Course 2', lesson: 7 };
    one.learner.watch(lesson, watched(300));
    one.learner.markLesson(lesson, true);
    one.learner.restartCourse('course-2');
    one.learner.watch(elsewhere, watched(420, 400));
    await one.connect().finish();
    const other = aDevice({ uid: one.uid, name: 'phone' });
    await other.connect().finish();

    expect(other.documents.get('watchHistory', lesson.videoId)).toEqual(
      one.documents.get('watchHistory', lesson.videoId),
    );
    expect(other.learner.recordOf(lesson)).toMatchObject({
      lesson: 1,
      currentTime: 300,
      markedDone: true,
      ranges: [0, 300, 400, 420],
    });
    expect(other.learner.recordOf(elsewhere)).toMatchObject({
      lesson: 7,
      currentTime: 420,
      ranges: [400, 420],
    });
  });

  it('sends what was learned, with the fields of the specification', async () => {
    const { learner, connect, uid } = aDevice();
    learner.watch(lesson, watched(300));
    learner.saveCourse('course-2', 'Course 2');
    learner.changeSettings({ weeklyGoal: 120 });

    expect(await connect().finish()).toBe(true);
    expect(await stored(uid, 'watchHistory', lesson.videoId)).toMatchObject({
      videoId: lesson.videoId,
      currentTime: 300,
      duration: 600,
      progress: 0.5,
      chapters: {},
      lastWatched: expect.any(Timestamp),
      updatedAt: expect.any(Timestamp),
    });
    expect(await stored(uid, 'savedCourses', 'course-2')).toMatchObject({ title: 'Course 2' });
    expect(await stored(uid, 'settings', 'main')).toMatchObject({ weeklyGoal: 120 });
  });

  it('sends at once what a person did who leaves the page', async () => {
    const { learner, connect, states } = aDevice();
    await connect().finish();
    states.length = 0;
    learner.changeSettings({ weeklyGoal: 120 });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(states).toEqual([]);
    Object.assign(document, { hidden: true });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(states).toEqual(['working']);
    Object.assign(document, { hidden: false });
  });

  it('reads what another device wrote when a person comes back to the page', async () => {
    const laptop = aDevice();
    const open = laptop.connect();
    await open.finish();
    const phone = aDevice({ uid: laptop.uid, name: 'phone' });
    phone.learner.watch(lesson, watched(300));
    await phone.connect().finish();

    const comeBack = async () => {
      page.dispatchEvent(new Event('visibilitychange'));
      await open.finish();
      return laptop.learner.recordOf(lesson)?.currentTime;
    };
    expect(await comeBack()).toBeUndefined();
    const later = performance.now() + 180_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(await comeBack()).toBe(300);
    clock.mockRestore();
  });

  it('brings the videos of a playlist to another device', async () => {
    const laptop = aDevice();
    laptop.learner.keepPlaylist('accounting', 'Accounting', ['aaaaaaaaaaa', 'bbb_bbb-bbb']);
    await laptop.connect().finish();
    expect(await stored(laptop.uid, 'savedCourses', 'accounting')).toMatchObject({
      videos: '["aaaaaaaaaaa","bbb_bbb-bbb"]',
    });
    const phone = aDevice({ uid: laptop.uid, name: 'phone' });
    await phone.connect().finish();
    expect(phone.documents.get('savedCourses', 'accounting')?.videos).toEqual(['aaaaaaaaaaa', 'bbb_bbb-bbb']);
  });

  it('never lets an older write win over a newer one, and loses no watched part', async () => {
    const laptop = aDevice();
    const phone = aDevice({ uid: laptop.uid, name: 'phone' });
    laptop.learner.watch(lesson, watched(60));
    phone.clock.time += 10_000;
    phone.learner.watch(lesson, watched(500, 400));
    await phone.connect().finish();
    await laptop.connect().finish();

    expect(await stored(laptop.uid, 'watchHistory', lesson.videoId)).toMatchObject({
      currentTime: 500,
      ranges: [0, 60, 400, 500],
    });
  });

  it('takes nothing away that another device recorded since this one read', async () => {
    const laptop = aDevice();
    const phone = aDevice({ uid: laptop.uid, name: 'phone' });
    const open = phone.connect();
    await open.finish();
    laptop.learner.watch(lesson, watched(12));
    laptop.learner.markLesson(lesson, true);
    laptop.learner.changeSettings({ weeklyGoal: 180 });
    await laptop.connect().finish();
    phone.clock.time += 1_000;
    phone.learner.watch(lesson, watched(304, 300));
    phone.learner.changeSettings({ autoplay: false });
    await open.finish();

    expect(await stored(laptop.uid, 'watchHistory', lesson.videoId)).toMatchObject({
      ranges: [0, 12, 300, 304],
      markedDone: true,
      currentTime: 304,
    });
    expect(await stored(laptop.uid, 'settings', 'main')).toMatchObject({ weeklyGoal: 180, autoplay: false });
    const day = phone.documents.all('activityDays')[0]?.day ?? '';
    expect(await stored(laptop.uid, 'activityDays', day)).toMatchObject({ seconds: 16, lessonsFinished: 1 });
  });

  it('sends what a device knows beyond the account, also where it was told that it was sent', async () => {
    const laptop = aDevice();
    laptop.documents.applyRemote('watchHistory', [[lesson.videoId, aRecord({ ranges: [0, 100] })]]);
    laptop.documents.applyRemote('watchHistory', [[lesson.videoId, aRecord({ ranges: [200, 300] })]]);

    expect(laptop.documents.unsent()).toMatchObject([{ data: { ranges: [0, 100, 200, 300] } }]);
  });

  it('learns that the account was deleted when it writes, and brings nothing back', async () => {
    const laptop = aDevice();
    laptop.learner.watch(lesson, watched(60));
    const phone = aDevice({ uid: laptop.uid, name: 'phone' });
    const open = phone.connect();
    await open.finish();
    await deleteAccountData(laptop.account);
    phone.learner.watch(lesson, watched(3));
    await open.finish();

    expect(phone.states.at(-1)).toBe('deleted');
    expect(await stored(laptop.uid, 'watchHistory', lesson.videoId)).toBeUndefined();
    const later = aDevice({ uid: laptop.uid, name: 'tablet' });
    await later.connect().finish();
    expect(later.states.at(-1)).toBe('deleted');
  });

  it('takes marks back in the account as well', async () => {
    const { learner, connect, uid } = aDevice();
    learner.markLesson(lesson, true);
    await connect().finish();
    expect(await stored(uid, 'watchHistory', lesson.videoId)).toMatchObject({ markedDone: true });
    learner.markLesson(lesson, undefined);
    await connect().finish();
    expect(await stored(uid, 'watchHistory', lesson.videoId)).not.toHaveProperty('markedDone');
  });

  it('does not let one document that is refused hold up the others', async () => {
    const { learner, documents, connect, uid } = aDevice();
    learner.watch(aLessonIdentity({ videoId: 'too-long', title: 'x'.repeat(2_000) }), watched(60));
    learner.watch(lesson, watched(60));
    await connect().finish();

    expect(await stored(uid, 'watchHistory', lesson.videoId)).toBeDefined();
    expect(documents.unsent().map(({ id }) => id)).toEqual(['too-long']);
  });

  it('says that an account takes nothing, and sends by itself when it does again', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'Date'] });
    const refusal = Object.assign(new Error('403'), { code: 'permission-denied' });
    let taken: string[] = [];
    let refuses = true;
    const { learner, states, connect } = aDevice({
      answer: {
        isDeleted: async () => false,
        readLatest: async () => [],
        readSince: async () => undefined,
        write: async (changes) => {
          if (refuses) throw refusal;
          taken = [...taken, ...changes.map(({ id }) => id)];
          return changes;
        },
      },
    });
    for (let number = 0; number < 20; number += 1) {
      learner.watch(aLessonIdentity({ videoId: aVideoId(number) }), watched(60));
    }
    const sync = connect();
    await sync.finish();
    expect(states.at(-1)).toBe('failed');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(taken).toEqual([]);

    refuses = false;
    await jest.advanceTimersByTimeAsync(120_000);
    expect(states.at(-1)).toBe('done');
    expect(taken).toHaveLength(21);
    jest.useRealTimers();
  });

  it('is believed even where the clock of the device runs ahead', async () => {
    const { learner, connect, uid, clock } = aDevice();
    clock.time = Date.now() + 3_600_000;
    learner.saveCourse('course-1', 'Course 1');
    await connect().finish();

    const entry = await stored(uid, 'savedCourses', 'course-1');
    expect(entry?.updatedAt.toMillis()).toBeLessThan(Date.now() + 60_000);
  });

  it('reads documents of another version of the site, and leaves its fields alone', async () => {
    const uid = aPerson();
    const place = doc(backend.as(uid), 'users', uid, 'watchHistory', lesson.videoId);
    const date = new Date(Date.now() - 3_600_000);
    const { videoId, courseId } = lesson;
    const times = { lastWatched: date, updatedAt: date, syncedAt: serverTimestamp() };
    await setDoc(place, { videoId, courseId, ...times, mood: 'curious' });
    const { learner, connect } = aDevice({ uid });
    await connect().finish();
    expect(learner.recordOf(lesson)).toMatchObject({
      currentTime: 0,
      ranges: [],
      lastWatched: date.getTime(),
    });
    learner.watch(lesson, watched(60));
    await connect().finish();

    expect(await stored(uid, 'watchHistory', videoId)).toMatchObject({ mood: 'curious', currentTime: 60 });
  });

  it('has patience with an account that sends page after page slowly, and none with one that stops', async () => {
    jest.useFakeTimers();
    const slow: Partial<Account> = {
      readLatest: async () => [],
      isDeleted: async () => false,
      write: async (changes) => changes,
      readSince: async (_collection, _since, take) => {
        for (let page = 0; page < 5; page += 1) {
          await new Promise((resolve) => setTimeout(resolve, 25_000));
          take([]);
        }
        return undefined;
      },
    };
    const patient = aDevice({ answer: slow });
    const done = patient.connect().finish();
    await jest.advanceTimersByTimeAsync(130_000);
    await done;
    expect(patient.states).toEqual(['working', 'done']);

    const { states, connect } = aDevice({ answer: { ...slow, readSince: () => new Promise(() => {}) } });
    const failed = connect().finish();
    await jest.advanceTimersByTimeAsync(31_000);
    await failed;
    // Nothing is known to be better while it tries again.
    await jest.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(['working', 'failed']);
    jest.useRealTimers();
  });

  it('reads thousands of videos in pages, and asks for what is new the next time', async () => {
    const fullPages = isLongRun ? 16 : 3;
    const videos = fullPages * 300 + 200;
    const uid = aPerson();
    const account = accountIn(backend.as(uid), uid);
    for (let at = 0; at < videos; at += 100) {
      await account.write(
        Array.from({ length: 100 }, (_, index) => {
          const videoId = aVideoId(at + index);
          return { collection: 'watchHistory', id: videoId, data: aRecord({ videoId }) };
        }),
      );
    }
    const pages: number[] = [];
    const first = aDevice({
      uid,
      answer: {
        readSince: (collection, since, take) =>
          account.readSince(collection, since, (found) => {
            if (collection === 'watchHistory') pages.push(found.length);
            take(found);
          }),
      },
    });
    await first.connect().finish();
    expect(first.documents.all('watchHistory')).toHaveLength(videos);
    expect(pages).toEqual([...Array(fullPages).fill(300), 200]);

    const readSince = jest.fn(account.readSince);
    const next = aDevice({
      uid,
      storage: first.storage,
      answer: { readSince: readSince as Account['readSince'] },
    });
    await next.connect().finish();
    expect(readSince.mock.calls[0]?.[1]).toMatch(/^\d+\.\d{9}$/);
    expect(next.documents.all('watchHistory')).toHaveLength(videos);
  }, 120_000);
});

describe('the watch history of the specification', () => {
  it('saves, and reads the latest first, ten unless told otherwise', async () => {
    const uid = aPerson();
    const account = accountIn(backend.as(uid), uid);
    for (let number = 0; number < 12; number += 1) {
      const moment = Date.now() - 100_000 + number * 1_000;
      const record = aRecord({ videoId: aVideoId(number), lastWatched: moment, updatedAt: moment });
      expect(await saveWatchHistory(account, [record])).toMatchObject({ success: true });
    }
    const latest = await getWatchHistory(account);
    expect(latest.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => aVideoId(11 - index)),
    );
    expect(latest[0]).toMatchObject({ videoId: aVideoId(11), chapters: {}, currentTime: 0, duration: 600 });
    expect(await getWatchHistory(account, 3)).toHaveLength(3);
  });

  it('saves progress beside what is there', async () => {
    const { learner, account, uid, connect } = aDevice();
    await saveWatchHistory(account, [aRecord({ videoId: lesson.videoId, chapters: { '0': true } })]);
    expect(saveProgress(learner, lesson, watched(300))).toEqual({ success: true });
    await connect().finish();
    expect(await stored(uid, 'watchHistory', lesson.videoId)).toMatchObject({
      title: 'Lesson 1',
      currentTime: 300,
      progress: 0.5,
      chapters: { '0': true },
    });
  });

  it('answers with the error where this device keeps nothing', () => {
    const storage = new MemoryStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { learner } = aDevice({ storage });
    expect(saveProgress(learner, lesson, watched(300))).toEqual({ success: false, error: 'full' });
  });

  it('answers with the error, or with nothing, where it may not', async () => {
    const account = accountIn(backend.as('somebody'), 'else');
    const saved = await saveWatchHistory(account, [aRecord()]);
    expect(saved).toMatchObject({ success: false, error: { code: 'permission-denied' } });
    expect(await getWatchHistory(account)).toEqual([]);
  });
});
