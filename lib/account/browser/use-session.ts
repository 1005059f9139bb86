import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { loadAuth } from './load-auth';
import { currentSession, onSession, type Session, UNKNOWN } from './session';

/**
 * The current session. A remembered account is shown at once; the sign-in code confirms it when the page is
 * idle. For others, the sign-in code is not loaded until they ask for it.
 */
export function useSession(): Session {
  const session = useSyncExternalStore(onSession, currentSession, () => UNKNOWN);
  const confirm = session.kind === 'signed-in';
  useEffect(() => {
    if (!confirm) return;
    // Offline, the remembered account is all there is; the next page tries again.
    return whenIdle(() => void loadAuth().catch(() => undefined));
  }, [confirm]);
  return session;
}
