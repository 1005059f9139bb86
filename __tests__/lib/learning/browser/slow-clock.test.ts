/** @jest-environment jsdom */
import { aLessonIdentity, NOON, watched } from '@/__tests__/support/learner';
import { activityOf } from '@/lib/learning/records/merge-documents';
import { aVideoId } from '@/scripts/fakes/course';

const DAY_MS = 86_400_000;

/** A page of somebody without an account, on a device whose clock is three days slow and that is offline. */
async function openOffline() {
  jest.useFakeTimers({ now: NOON - 3 * DAY_MS, doNotFake: ['performance'] });
  const ask = jest.fn<Promise<unknown>, []>(() => Promise.reject(new TypeError('Failed to fetch')));
  Object.assign(globalThis, { fetch: ask });
  const { currentLearner } = await import('@/lib/learning/browser/current-learner');
  const learner = currentLearner();
  await jest.advanceTimersByTimeAsync(0);
  const days = () => activityOf(learner.documents.all('activityDays'), NOON);
  const goOnline = async () => {
    ask.mockResolvedValue({ headers: new Headers({ Date: new Date(NOON).toUTCString() }) });
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  };
  return { learner, days, goOnline };
}

afterEach(() => jest.useRealTimers());

it('is right from the moment on which the network is back; what was learned before stays, on its own day', async () => {
  const { learner, days, goOnline } = await openOffline();
  learner.watch(aLessonIdentity(), watched(600));
  expect(days()).toEqual([{ day: '2026-03-07', seconds: 600, lessonsFinished: 1 }]);

  await goOnline();
  learner.watch(aLessonIdentity({ videoId: aVideoId(2), lesson: 2 }), watched(60));
  expect(days()).toEqual([
    { day: '2026-03-07', seconds: 600, lessonsFinished: 1 },
    { day: '2026-03-10', seconds: 60, lessonsFinished: 0 },
  ]);
  expect(learner.recordOf(aLessonIdentity())).toMatchObject({ ranges: [0, 600], progress: 1 });
});
