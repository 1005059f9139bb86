import { useEffect } from 'react';
import { publicEnv } from '@/lib/env.public';
import { loadConfig } from './config';
import { currentSession } from './session';
import { whenIdle } from './when-idle';

async function offer(clientId: string): Promise<void> {
  if (!navigator.onLine || currentSession().kind !== 'signed-out') return;
  if ((await loadConfig()).firebase === null) return;
  const { promptOneTap } = await import('./google-id');
  await promptOneTap(clientId);
}

/** Google's one-tap prompt for whoever arrives signed out, where the operator has set it up; once a visit. */
export function useOneTap(): void {
  useEffect(() => {
    const { googleClientId } = publicEnv;
    if (!googleClientId) return;
    // Without it everything works: there is the button.
    return whenIdle(() => void offer(googleClientId).catch(() => undefined));
  }, []);
}
