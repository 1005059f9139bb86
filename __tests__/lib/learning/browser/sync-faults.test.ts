import { doc, getDoc } from 'firebase/firestore/lite';
import { type Fault, startFaultyProxy } from '@/__tests__/support/faulty-proxy';
import { type FirestoreBackend, startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { aLearner, aLessonIdentity, watched } from '@/__tests__/support/learner';
import { accountIn } from '@/lib/learning/browser/sync/account';
import { Sync, type SyncState } from '@/lib/learning/browser/sync/sync';

const lesson = aLessonIdentity();
const online = new EventTarget();
const running: Sync[] = [];
let backend: FirestoreBackend;
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let people = 0;

beforeAll(async () => {
  Object.assign(globalThis, {
    addEventListener: online.addEventListener.bind(online),
    removeEventListener: online.removeEventListener.bind(online),
  });
  backend = await startFirestoreBackend();
  proxy = await startFaultyProxy(backend.host);
});
afterEach(() => {
  for (const sync of running.splice(0)) sync.stop();
  proxy.mend();
});
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

/** A learner whose account is reached by the real SDK through the faulty way. */
function aDevice() {
  const uid = `faulty-${people++}`;
  const device = aLearner({ owner: { kind: 'account', uid } });
  device.clock.time = Date.now() - 60_000;
  const states: SyncState['kind'][] = [];
  const refreshToken = jest.fn(async () => undefined);
  const sync = () => {
    const made = new Sync({
      documents: device.documents,
      account: async () => accountIn(backend.as(uid, proxy.host), uid),
      refreshToken,
      serverNow: async () => Date.now(),
      onState: ({ kind }) => states.push(kind),
    });
    running.push(made);
    return made;
  };
  const stored = async () =>
    (await getDoc(doc(backend.as(uid), 'users', uid, 'watchHistory', lesson.videoId))).data();
  return { ...device, states, refreshToken, sync, stored };
}

const answer = (status: number, name: string): Fault => ({
  status,
  body: JSON.stringify({ error: { code: status, message: name, status: name } }),
});

const FAULTS: [string, Fault][] = [
  ['403', answer(403, 'PERMISSION_DENIED')],
  ['429', answer(429, 'RESOURCE_EXHAUSTED')],
  ['500', answer(500, 'INTERNAL')],
  ['500 with a page instead of an answer', { status: 500, body: '<h1>Bad gateway</h1>' }],
  ['503', answer(503, 'UNAVAILABLE')],
  ['nothing at all', 'down'],
];

describe('Sync, where Firestore', () => {
  it.each(FAULTS)('answers %s: keeps everything, says so, and sends it when it is back', async (_, fault) => {
    const { learner, documents, states, sync, stored } = aDevice();
    learner.watch(lesson, watched(60));
    proxy.break(fault);
    const made = sync();
    expect(await made.finish()).toBe(false);
    expect(states.at(-1)).toBe('failed');
    expect(documents.unsent()).toHaveLength(2);

    proxy.mend();
    online.dispatchEvent(new Event('online'));
    expect(await made.finish()).toBe(true);
    expect(states.at(-1)).toBe('done');
    expect(await stored()).toMatchObject({ currentTime: 60 });
  });

  it.each(FAULTS)('answers writes alone with %s: the next page sends them', async (_, fault) => {
    const { learner, documents, states, sync, stored } = aDevice();
    learner.watch(lesson, watched(60));
    proxy.break(fault, /:commit/);
    const made = sync();
    await made.finish();
    made.stop();
    expect(documents.unsent().map(({ collection }) => collection)).toContain('watchHistory');
    expect(await stored()).toBeUndefined();

    proxy.mend();
    expect(await sync().finish()).toBe(true);
    expect(states.at(-1)).toBe('done');
    expect(await stored()).toMatchObject({ currentTime: 60 });
  });

  it('takes its time to answer: waits, and nobody waits for it', async () => {
    const { learner, documents, sync, stored } = aDevice();
    learner.watch(lesson, watched(60));
    proxy.break({ wait: 1_000 }, /:commit/);
    const sent = sync().finish();
    learner.watch(lesson, { at: 90, duration: 600, ranges: [60, 90], seconds: 30 });
    expect(learner.recordOf(lesson)).toMatchObject({ currentTime: 90 });
    await sent;
    proxy.mend();
    expect(await stored()).toMatchObject({ currentTime: expect.any(Number) });
    expect(documents.get('watchHistory', lesson.videoId)).toMatchObject({ ranges: [0, 90] });
  });

  it('no longer takes the token: asks for a new one, and sends', async () => {
    const { learner, refreshToken, sync, stored } = aDevice();
    learner.watch(lesson, watched(60));
    proxy.break(answer(401, 'UNAUTHENTICATED'));
    refreshToken.mockImplementation(async () => proxy.mend() as undefined);

    expect(await sync().finish()).toBe(true);
    expect(refreshToken).toHaveBeenCalled();
    expect(await stored()).toMatchObject({ currentTime: 60 });
  });
});
