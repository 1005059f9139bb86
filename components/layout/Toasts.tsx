import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { areToastsWanted, loadToasts, onToastsWanted } from '@/lib/browser/toast';

const IDLE_MS = 3_000;

/** Holds the place of the toasts and fetches them once the page is idle: first load carries none of it. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    const timer = setTimeout(() => void loadToasts().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (wanted)
      import('./ToastHost').then((module) => setHost(() => module.ToastHost)).catch(() => undefined);
  }, [wanted]);

  return Host ? <Host /> : null;
}
