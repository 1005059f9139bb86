import { useEffect, useSyncExternalStore } from 'react';
import { loadToasts, NO_TOASTS, onToasts, toastState } from '@/lib/browser/toast';

/** What people do first, whatever they are about to do. */
const SIGNS = ['pointerdown', 'keydown'] as const;

const LOOK = {
  background: '#1b1530',
  color: '#ffffff',
  border: '1px solid #51476e',
  borderRadius: '0.75rem',
};
const BOTTOM = 'calc(var(--mobile-bar) + 1rem)';

/**
 * Toasts, dark with white text in both themes, above the mobile bar. Their library is fetched when somebody begins to
 * act: what only is read needs none.
 */
export function Toasts() {
  const { library, unadorned } = useSyncExternalStore(onToasts, toastState, () => NO_TOASTS);

  useEffect(() => {
    const end = new AbortController();
    const load = () => {
      end.abort();
      void loadToasts().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, load, { signal: end.signal });
    return () => end.abort();
  }, []);

  return (
    <>
      {library && (
        <library.Toaster
          position="bottom-center"
          containerStyle={{ bottom: BOTTOM }}
          toastOptions={{ style: LOOK }}
        />
      )}
      {unadorned && (
        <p
          role="alert"
          style={{ ...LOOK, bottom: BOTTOM }}
          className="fixed left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 px-4 py-3 text-sm shadow-lg"
        >
          {unadorned}
        </p>
      )}
    </>
  );
}
