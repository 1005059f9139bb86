import { currentSession, onSession } from './session';

function who(): string | undefined {
  const session = currentSession();
  return session.kind === 'signed-in' ? session.user.uid : undefined;
}

/** Calls the listener when an account is left, by sign-out or by switching, in any tab. */
export function onSignOut(listener: () => void): () => void {
  let before = who();
  return onSession(() => {
    const now = who();
    const left = before !== undefined && before !== now;
    before = now;
    if (left) listener();
  });
}
