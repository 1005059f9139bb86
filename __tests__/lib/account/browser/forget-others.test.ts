/** @jest-environment jsdom */
import { aUser } from '@/__tests__/support/account';
import { forgetOthers } from '@/lib/account/browser/forget-others';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';

const OF_ADA = ['learning/account-ada/watchHistory/v', 'learning/account-ada/drafts/t/settings/main'];
const OF_BOB = ['learning/account-bob/watchHistory/v', 'learning/account-adam/seen-until'];
const OF_NOBODY = ['learning/device/watchHistory/v', 'analyticsConsent'];

const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  setSession(SIGNED_OUT);
  for (const key of [...OF_ADA, ...OF_BOB, ...OF_NOBODY]) localStorage.setItem(key, '{"unsent":true}');
  for (const owner of ['account-ada', 'account-bob', 'device'])
    sessionStorage.setItem(`guide/${owner}`, '{}');
});

it('removes at a start what accounts left that are not signed in, and nothing of the one that is', () => {
  setSession({ kind: 'signed-in', user: aUser() });
  localStorage.setItem('recentSearches', '["python"]');
  forgetOthers('ada');
  expect(keys()).toEqual(
    [
      ...OF_ADA,
      ...OF_NOBODY,
      'guide/account-ada',
      'guide/device',
      'recentSearches',
      'session',
      'session',
    ].sort(),
  );
});

it('removes everything of an account that is left, with its searches and how it plays videos', () => {
  setSession({ kind: 'signed-in', user: aUser() });
  localStorage.setItem('recentSearches', '["python"]');
  localStorage.setItem('player-speed', '2');
  localStorage.setItem('player-files', 'yes');
  forgetOthers(undefined);
  setSession(SIGNED_OUT);
  expect(keys()).toEqual([...OF_NOBODY].sort());
});

it('removes with the account what it kept for the next page of this tab', () => {
  setSession({ kind: 'signed-in', user: aUser() });
  for (const key of ['way-back', 'compared', 'scrolled', '__next_scroll_k3'])
    sessionStorage.setItem(key, '0.5');
  forgetOthers(undefined);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it.each([undefined, 'bob'])(
  'removes what a tab kept of an account that was left in another tab, or while this one was elsewhere (next: %s)',
  (next) => {
    const session = (uid?: string) =>
      setSession(uid === undefined ? SIGNED_OUT : { kind: 'signed-in', user: aUser({ uid }) });
    session('ada');
    forgetOthers('ada');
    sessionStorage.setItem('way-back', '{"href":"/course/a/1","title":"A lesson of Ada"}');
    // The tab knows who is signed in before it removes anything.
    session(next);
    forgetOthers(next);
    expect(Object.keys(sessionStorage)).toEqual(next === undefined ? [] : ['session']);
  },
);

it('lets somebody who signs in keep what they searched and asked before', () => {
  localStorage.setItem('recentSearches', '["python"]');
  forgetOthers('ada');
  expect(sessionStorage.getItem('guide/device')).not.toBeNull();
  expect(localStorage.getItem('recentSearches')).toBe('["python"]');
});

it('works where the storage is closed', () => {
  const closed = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => forgetOthers(undefined)).not.toThrow();
  closed.mockRestore();
});
