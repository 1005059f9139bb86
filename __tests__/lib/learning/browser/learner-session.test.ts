/** @jest-environment jsdom */
import { aLessonIdentity, NOON, watched } from '@/__tests__/support/learner';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { LearnerSession } from '@/lib/learning/browser/learner-session';
import type { Owner } from '@/lib/learning/browser/sync/stored-documents';
import type { SyncState } from '@/lib/learning/browser/sync/sync';

const lesson = aLessonIdentity();
const DEVICE: Owner = { kind: 'device' };
const ADA: Owner = { kind: 'account', uid: 'ada' };
const BOB: Owner = { kind: 'account', uid: 'bob' };

/** A page whose account never answers by itself. */
function aPage(owner: Owner, storage = new MemoryStorage(), finish = async () => true) {
  const said: string[] = [];
  let say: (state: SyncState) => void = () => undefined;
  const atHand = new LearnerSession(owner, {
    storage: () => storage,
    clock: { now: () => NOON, timeZone: () => 'UTC' },
    startSync: (_uid, _documents, onState) => {
      say = onState;
      return { finish, stop: () => undefined };
    },
    onChange: () => undefined,
    onDeleted: (uid) => said.push(uid),
  });
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) as string);
  return { atHand, storage, said, keys, say: (state: SyncState) => say(state) };
}

describe('LearnerAtHand', () => {
  it('takes along what plays when somebody signs in, and leaves nothing on the device', () => {
    const { atHand, keys } = aPage(DEVICE);
    const { learner } = atHand;
    const settle = () => learner.watch(lesson, watched(7));
    learner.addPlaying({ settle, stop: () => undefined });
    atHand.follow(ADA);
    // What the page does when the player of the former learner goes.
    settle();

    expect(atHand.learner.recordOf(lesson)).toMatchObject({ currentTime: 7, ranges: [0, 7] });
    expect(keys().filter((key) => !key.startsWith('learning/account-ada/'))).toEqual([]);
  });

  it('stops what plays when an account is left, and leaves nothing of it to anybody', () => {
    const { atHand, keys } = aPage(ADA);
    const { learner } = atHand;
    learner.watch(lesson, watched(7));
    const settle = jest.fn(() => learner.watch(lesson, watched(9)));
    const stop = jest.fn();
    learner.addPlaying({ settle, stop });
    atHand.follow(BOB);
    expect(stop).toHaveBeenCalledTimes(1);
    // A player that goes on for a moment.
    settle();

    expect(atHand.learner.recordOf(lesson)).toBeUndefined();
    expect(keys()).toEqual([]);
  });

  it('stops what plays before a sign-out, sends it, and says in words what could not be sent', async () => {
    const { atHand, storage } = aPage(ADA);
    const { learner } = atHand;
    const stop = jest.fn();
    const settle = jest.fn().mockImplementationOnce(() => learner.watch(lesson, watched(9)));
    learner.addPlaying({ settle, stop });
    // Another tab has just written this, and no news of it came yet.
    const other = aPage(ADA, storage).atHand;
    other.learner.changeSettings({ weeklyGoal: 300 });

    expect(await atHand.beforeSignOut(1_000)).toEqual([
      `Your progress in “${lesson.title}”`,
      'Your settings',
    ]);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(atHand.learner.recordOf(lesson)?.currentTime).toBe(9);
    for (const { collection, id, data } of learner.documents.unsent()) {
      learner.documents.markSent(collection, id, data as never, data as never);
    }
    expect(await atHand.beforeSignOut(1_000)).toEqual([]);
  });

  it('waits for an account that does not answer only as long as it is told', async () => {
    const { atHand } = aPage(ADA, new MemoryStorage(), () => new Promise(() => undefined));
    atHand.learner.changeSettings({ weeklyGoal: 300 });
    expect(await atHand.beforeSignOut(10)).toEqual(['Your settings']);
  });

  it('loses nothing that a browser without storage has only in this page', async () => {
    const full = new MemoryStorage();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { atHand } = aPage(ADA, full);
    atHand.learner.changeSettings({ weeklyGoal: 300 });
    expect(await atHand.beforeSignOut(10)).toEqual(['Your settings']);
    expect(atHand.learner.settings.weeklyGoal).toBe(300);
  });

  it('keeps no name of the device after a sign-out', () => {
    const { atHand, keys } = aPage(ADA);
    const { learner, documents } = { learner: atHand.learner, documents: atHand.learner.documents };
    learner.watch(lesson, watched(60));
    for (const { collection, id, data } of documents.unsent()) {
      documents.markSent(collection, id, data as never, data as never);
    }
    atHand.follow(DEVICE);
    learner.watch(lesson, watched(65));

    expect(keys()).toEqual([]);
  });

  it('forgets everything of an account that was deleted, says so, and writes nothing more', () => {
    const { atHand, keys, said, say } = aPage(ADA);
    atHand.learner.watch(lesson, watched(60));
    say({ kind: 'deleted' });
    atHand.learner.watch(lesson, watched(90));

    expect(said).toEqual(['ada']);
    expect(atHand.state).toEqual({ kind: 'deleted' });
    expect(keys()).toEqual([]);
    atHand.follow(DEVICE);
    expect(keys()).toEqual([]);
  });

  it('forgets it as well where another tab says so, and only that account', () => {
    const { atHand, keys } = aPage(ADA);
    atHand.learner.watch(lesson, watched(60));
    atHand.forget(BOB);
    expect(atHand.learner.recordOf(lesson)).toBeDefined();
    atHand.forget(ADA);
    expect(keys()).toEqual([]);
  });

  it('drops what plays where another tab deletes everything of the device, and learns on afterwards', () => {
    const { atHand, keys } = aPage(DEVICE);
    const { learner } = atHand;
    learner.watch(lesson, watched(60));
    let unsaved = [60, 69];
    learner.addPlaying({
      settle: () => unsaved.length > 0 && learner.watch(lesson, { ...watched(69), ranges: unsaved }),
      stop: () => {
        unsaved = [];
      },
    });
    atHand.forget(DEVICE);
    learner.settle();
    expect(keys()).toEqual([]);

    learner.watch(lesson, { ...watched(75), ranges: [70, 75] });
    expect(learner.recordOf(lesson)?.ranges).toEqual([70, 75]);
    atHand.forget(ADA);
    expect(keys()).not.toEqual([]);
  });

  it('brings a day that a wrong clock counted to the right one', () => {
    const { atHand } = aPage(DEVICE);
    atHand.learner.watch(lesson, watched(60));
    atHand.setRight(NOON - 10 * 86_400_000);

    expect(atHand.learner.documents.all('activityDays')).toMatchObject([{ day: '2026-02-28' }]);
    expect(atHand.learner.recordOf(lesson)?.lastWatched).toBe(NOON - 10 * 86_400_000);
  });
});
