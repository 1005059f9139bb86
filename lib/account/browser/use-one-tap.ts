import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { publicEnv } from '@/lib/env.public';

/** Shows Google's one-tap prompt to signed-out visitors if the operator has configured it; once per visit. */
export function useOneTap(): void {
  useEffect(() => {
    const { googleClientId } = publicEnv;
    if (!googleClientId) return;
    return whenIdle(() => {
      import('./google-id')
        .then(({ offerOneTap }) => offerOneTap(googleClientId))
        // Optional: the sign-in button still works.
        .catch(() => undefined);
    });
  }, []);
}
