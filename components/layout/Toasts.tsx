import { useEffect, useSyncExternalStore } from 'react';
import { loadToasts, NO_TOASTS, onToasts, toastState } from '@/lib/browser/toast';

/** Events that show that a person starts to interact. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Toasts (styles/toasts.css). The library is loaded on the first interaction: a page that is only read needs
 * none.
 */
export function Toasts() {
  const { library, plain } = useSyncExternalStore(onToasts, toastState, () => NO_TOASTS);

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
          containerClassName="toasts"
          toastOptions={{ className: 'toast' }}
        />
      )}
      {plain && (
        <p role="alert" className="toast">
          {plain}
        </p>
      )}
    </>
  );
}
