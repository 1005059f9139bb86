/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { aUser } from '@/__tests__/support/account';
import { storageKeys } from '@/lib/storage-keys';

type Session = typeof import('@/lib/account/browser/session');

/** The module as a newly opened page has it. */
function openPage(): Session {
  let page: Session | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual('@/lib/account/browser/session');
  });
  return page as Session;
}

const signedIn = { kind: 'signed-in', user: aUser() } as const;
const hint = () => localStorage.getItem(storageKeys.session);

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('knows nobody on a device where nobody was signed in', () => {
  expect(openPage().currentSession()).toEqual({ kind: 'signed-out' });
});

it('knows at once who was signed in on the page before', () => {
  openPage().setSession(signedIn);
  expect(openPage().currentSession()).toEqual(signedIn);
});

it('forgets everything about a person at sign-out', () => {
  const page = openPage();
  page.setSession(signedIn);
  page.setSession(page.SIGNED_OUT);
  expect(hint()).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('Ada');
});

it.each(['not JSON', '[]', '{}', '{"uid":""}', '{"uid":"a","displayName":1,"email":null,"photoURL":null}'])(
  'takes %s in the storage for nobody',
  (stored) => {
    localStorage.setItem(storageKeys.session, stored);
    expect(openPage().currentSession()).toEqual({ kind: 'signed-out' });
  },
);

it('works where the storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const page = openPage();
  page.setSession(signedIn);
  expect(page.currentSession()).toEqual(signedIn);
});

it('tells listeners of a change, and only of a change', () => {
  const page = openPage();
  const listener = jest.fn();
  const stop = page.onSession(listener);
  page.setSession(signedIn);
  page.setSession({ ...signedIn, user: aUser() });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  page.setSession(page.SIGNED_OUT);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('hears of a sign-in in another tab', () => {
  const page = openPage();
  const listener = jest.fn();
  page.onSession(listener);
  localStorage.setItem(storageKeys.session, JSON.stringify(aUser()));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storageKeys.session })));
  expect(page.currentSession()).toEqual(signedIn);
  dispatchEvent(new StorageEvent('storage', { key: 'another key' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('looks again when the browser wakes a page that it kept asleep', () => {
  const page = openPage();
  page.setSession(signedIn);
  const heard = jest.fn();
  const stop = page.onSession(heard);
  localStorage.clear();
  const wake = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(wake));
  stop();

  expect(page.currentSession()).toEqual({ kind: 'signed-out' });
  expect(heard).toHaveBeenCalledTimes(1);
});
