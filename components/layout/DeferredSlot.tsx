import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/page/when-idle';

/** The place of what no page needs at first: analytics with the consent banner, and offline caching. */
export function DeferredSlot() {
  // Written by hand, because next/dynamic adds a kilobyte to every page.
  const [loaded, setLoaded] = useState<{ Deferred: ComponentType }>();
  useEffect(() => {
    const load = () => import('./Deferred').then(setLoaded, () => undefined);
    return whenIdle(() => void load());
  }, []);
  return loaded ? <loaded.Deferred /> : null;
}
