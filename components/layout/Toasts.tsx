import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { areToastsWanted, loadToasts, onToastsWanted } from '@/lib/browser/toast';
import { whenIdle } from '@/lib/browser/when-idle';

/** Holds the place of the toasts and fetches them once the page is idle: first load carries none of it. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => whenIdle(() => void loadToasts().catch(() => undefined)), []);

  useEffect(() => {
    if (wanted)
      import('./ToastHost').then((module) => setHost(() => module.ToastHost)).catch(() => undefined);
  }, [wanted]);

  return Host ? <Host /> : null;
}
