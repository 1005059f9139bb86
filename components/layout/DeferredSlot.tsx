import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { whenIdle } from '@/lib/browser/when-idle';

const Deferred = lazyPart(() => import('./Deferred').then((module) => module.Deferred));

/** The place of what no page needs at first: analytics with the consent banner, and offline caching. */
export function DeferredSlot() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle && <Deferred />;
}
