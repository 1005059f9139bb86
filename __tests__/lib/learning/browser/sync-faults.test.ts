import { type Fault, startFaultyProxy } from '@/__tests__/support/faulty-proxy';
import { startFirestoreBackend } from '@/__tests__/support/firestore-backend';
import { forAllTests } from '@/__tests__/support/fixtures';
import { aLessonIdentity, watched } from '@/__tests__/support/learner';
import { aPerson, aSyncedDevice, page, storedIn } from '@/__tests__/support/sync';
import { accountIn } from '@/lib/learning/browser/sync/account';

const lesson = aLessonIdentity();
const backend = forAllTests(startFirestoreBackend);
const proxy = forAllTests(() => startFaultyProxy(backend.host));
afterEach(() => proxy.mend());

/** A learner whose account is reached by the real SDK through the faulty way. */
function aDevice() {
  const uid = aPerson();
  const account = accountIn(backend.as(uid, proxy.host), uid);
  const { connect: sync, ...device } = aSyncedDevice({ uid, account });
  return { ...device, sync, stored: () => storedIn(backend, uid, 'watchHistory', lesson.videoId) };
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
    page.dispatchEvent(new Event('online'));
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
    learner.watch(lesson, watched(90, 60));
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
