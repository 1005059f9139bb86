import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/page/when-idle';
import { publicEnv } from '@/lib/env.public';

/** Google's one-tap prompt for whoever arrives signed out, where the operator has set it up; once a visit. */
export function useOneTap(): void {
  useEffect(() => {
    const { googleClientId } = publicEnv;
    if (!googleClientId) return;
    return whenIdle(() => {
      import('./google-id')
        .then(({ offerOneTap }) => offerOneTap(googleClientId))
        // Without it everything works: there is the button.
        .catch(() => undefined);
    });
  }, []);
}
