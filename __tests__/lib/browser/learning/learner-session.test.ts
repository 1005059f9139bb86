import { aLessonIdentity, NOON, watched } from '@/__tests__/support/learner';
import { MemoryStorage } from '@/__tests__/support/memory-storage';
import { LearnerSession } from '@/lib/browser/learning/learner-session';
import type { Owner } from '@/lib/browser/learning/sync/stored-documents';
import type { SyncState } from '@/lib/browser/learning/sync/sync';

const lesson = aLessonIdentity();
const DEVICE: Owner = { kind: 'device' };
const ADA: Owner = { kind: 'account', uid: 'ada' };
const BOB: Owner = { kind: 'account', uid: 'bob' };

/** A page whose account never answers by itself. */
function aPage(owner: Owner, storage = new MemoryStorage()) {
  const said: string[] = [];
  let say: (state: SyncState) => void = () => undefined;
  const atHand = new LearnerSession(owner, {
    storage: () => storage,
    clock: { now: () => NOON, timeZone: () => 'UTC' },
    startSync: (_uid, _documents, onState) => {
      say = onState;
      return { finish: async () => true, stop: () => undefined };
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
    learner.beforeLeaving(settle);
    atHand.follow(ADA);
    // What the page does when the player of the former learner goes.
    settle();

    expect(atHand.learner.recordOf(lesson)).toMatchObject({ currentTime: 7, ranges: [0, 7] });
    expect(keys().filter((key) => !key.startsWith('learning/account-ada/'))).toEqual([]);
  });

  it('writes down for the one who leaves what they watched last, and nothing of it for the next', () => {
    const { atHand, keys, storage } = aPage(ADA);
    const { learner } = atHand;
    const settle = () => learner.watch(lesson, watched(9));
    learner.beforeLeaving(settle);
    atHand.follow(BOB);
    settle();

    expect(atHand.learner.recordOf(lesson)).toBeUndefined();
    expect(keys().every((key) => /^learning\/account-ada\/(watchHistory|activityDays)\//.test(key))).toBe(
      true,
    );
    expect(aPage(ADA, storage).atHand.learner.recordOf(lesson)?.currentTime).toBe(9);
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
    atHand.forget('bob');
    expect(atHand.learner.recordOf(lesson)).toBeDefined();
    atHand.forget('ada');
    expect(keys()).toEqual([]);
  });

  it('brings a day that a wrong clock counted to the right one', () => {
    const { atHand } = aPage(DEVICE);
    atHand.learner.watch(lesson, watched(60));
    atHand.setRight(NOON - 10 * 86_400_000);

    expect(atHand.learner.documents.all('activityDays')).toMatchObject([{ day: '2026-02-28' }]);
    expect(atHand.learner.recordOf(lesson)?.lastWatched).toBe(NOON - 10 * 86_400_000);
  });
});
