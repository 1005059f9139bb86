import { currentUid, onSession } from './session';

/** Calls the listener when an account is left, by sign-out or by switching, in any tab. */
export function onSignOut(listener: () => void): () => void {
  let before = currentUid();
  return onSession(() => {
    const now = currentUid();
    const left = before !== undefined && before !== now;
    before = now;
    if (left) listener();
  });
}
