import { currentSession, onSession } from './session';

function who(): string | undefined {
  const session = currentSession();
  return session.kind === 'signed-in' ? session.user.uid : undefined;
}

/** Calls back when whoever was signed in has left: signed out or gave way to another account, in whatever tab. */
export function onSignOut(listener: () => void): () => void {
  let before = who();
  return onSession(() => {
    const now = who();
    const left = before !== undefined && before !== now;
    before = now;
    if (left) listener();
  });
}
