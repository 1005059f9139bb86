import { type ComponentType, useEffect, useState } from 'react';
import { analyticsVariables } from '@/lib/analytics.public';
import { whenIdle } from '@/lib/browser/when-idle';

/** The place of analytics and their question. Where the site has none, nothing is ever loaded. */
export function AnalyticsSlot() {
  // By hand: next/dynamic weighs a kilobyte on every page.
  const [loaded, setLoaded] = useState<{ AnalyticsDoor: ComponentType }>();
  useEffect(() => {
    if (!analyticsVariables.key) return;
    const load = () => import('./AnalyticsDoor').then(setLoaded, () => undefined);
    return whenIdle(() => void load());
  }, []);
  return loaded ? <loaded.AnalyticsDoor /> : null;
}
