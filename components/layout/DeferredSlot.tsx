import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/page/when-idle';

/** The place of what no page needs at first: analytics with their question, and keeping pages for later. */
export function DeferredSlot() {
  // By hand: next/dynamic weighs a kilobyte on every page.
  const [loaded, setLoaded] = useState<{ Deferred: ComponentType }>();
  useEffect(() => {
    const load = () => import('./Deferred').then(setLoaded, () => undefined);
    return whenIdle(() => void load());
  }, []);
  return loaded ? <loaded.Deferred /> : null;
}
