/** @jest-environment jsdom */
import { aUser } from '@/__tests__/support/account';
import { onSignOut, SIGNED_OUT, setSession } from '@/lib/account/browser/session';

const ada = { kind: 'signed-in', user: aUser() } as const;
const grace = { kind: 'signed-in', user: aUser({ uid: 'grace' }) } as const;

it('reports a sign-out or a switch of account, but no sign-in', () => {
  const left = jest.fn();
  setSession(SIGNED_OUT);
  const stop = onSignOut(left);

  setSession(ada);
  setSession({ kind: 'signed-in', user: aUser({ displayName: 'Ada King' }) });
  expect(left).not.toHaveBeenCalled();
  setSession(grace);
  expect(left).toHaveBeenCalledTimes(1);
  setSession(SIGNED_OUT);
  expect(left).toHaveBeenCalledTimes(2);

  stop();
  setSession(ada);
  setSession(SIGNED_OUT);
  expect(left).toHaveBeenCalledTimes(2);
});
