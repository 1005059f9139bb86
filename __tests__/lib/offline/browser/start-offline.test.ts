/** @jest-environment jsdom */
import { aUser } from '@/__tests__/support/account';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';
import { startOffline } from '@/lib/offline/browser';

/** A browser whose worker runs already, and keeps these pages. */
function aBrowser(kept: string[]) {
  const told: unknown[] = [];
  const active = { postMessage: (message: unknown) => told.push(message) };
  const serviceWorker = {
    controller: active,
    ready: Promise.resolve({ active }),
    register: async () => ({}),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const match = async (path: string) => (kept.includes(path) ? {} : undefined);
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { match } });
  return () => JSON.stringify(told);
}

it.each([
  ['is kept anew for who signs in after somebody else has left', ['/pricing'], aUser(), true],
  ['is not asked for again while it is kept', ['/my-courses'], aUser(), false],
  ['is not kept for nobody: after a logout nothing is', [], undefined, false],
])('My Courses, where one can log out without a network, %s', async (_, kept, user, isAskedFor) => {
  const told = aBrowser(kept);
  setSession(user ? { kind: 'signed-in', user } : SIGNED_OUT);
  await startOffline();
  expect(told()).toContain('OWNER');
  expect(told().includes('/my-courses')).toBe(isAskedFor);
});

it('My Courses is not kept for somebody who signs out while the page looks whether it is', async () => {
  const told = aBrowser([]);
  setSession({ kind: 'signed-in', user: aUser() });
  const started = startOffline();
  const { caches } = globalThis;
  jest.spyOn(caches, 'match').mockImplementation(async () => {
    setSession(SIGNED_OUT);
    return undefined;
  });
  await started;
  expect(told()).not.toContain('my-courses');
});
