import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { areToastsWanted, loadToasts, onToastsWanted } from '@/lib/browser/toast';

/** What people do first, whatever they are about to do. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** Holds the place of the toasts and fetches them when somebody begins to act: what only is read needs none. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    const end = new AbortController();
    const load = () => {
      end.abort();
      void loadToasts().catch(() => undefined);
    };
    for (const sign of SIGNS) addEventListener(sign, load, { signal: end.signal });
    return () => end.abort();
  }, []);

  useEffect(() => {
    if (wanted)
      import('./ToastHost').then((module) => setHost(() => module.ToastHost)).catch(() => undefined);
  }, [wanted]);

  return Host ? <Host /> : null;
}
