import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/browser/page/when-idle';
import { loadAuth } from './load-auth';
import { currentSession, onSession, type Session, UNKNOWN } from './session';

/**
 * Who is signed in. Somebody who was is shown at once, from what this browser remembers; the sign-in code then
 * confirms it when the page is idle. For everybody else that code is not fetched before they ask.
 */
export function useSession(): Session {
  const session = useSyncExternalStore(onSession, currentSession, () => UNKNOWN);
  const confirm = session.kind === 'signed-in';
  useEffect(() => {
    if (!confirm) return;
    // Offline the memory is all there is; the next page tries again.
    return whenIdle(() => void loadAuth().catch(() => undefined));
  }, [confirm]);
  return session;
}
