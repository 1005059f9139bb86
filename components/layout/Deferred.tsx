import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { analyticsVariables } from '@/lib/analytics/analytics.public';
import { readAnalyticsSettings } from '@/lib/analytics/analytics-settings';
import { forgetOthers } from '@/lib/browser/account/forget-others';
import { currentUid, onSession } from '@/lib/browser/account/session';
import { sendUnsent } from '@/lib/browser/learning/unsent';
import { keepPage, startOffline } from '@/lib/browser/offline/start-offline';
import { whenIdle } from '@/lib/browser/page/when-idle';
import { useSearchKeys } from '@/lib/browser/search/use-search-keys';
import { keepsPages } from '@/lib/offline/offline.public';

const Analytics = lazyPart(() =>
  import('@/components/analytics/Analytics').then((module) => module.Analytics),
);

const analytics = readAnalyticsSettings(analyticsVariables);

/** Loaded once any page is idle. Without analytics on this site, none of their code is loaded. */
export function Deferred() {
  const { events } = useRouter();
  const uid = useSyncExternalStore(onSession, currentUid);
  useSearchKeys();
  useEffect(() => {
    const settle = () => forgetOthers(currentUid());
    settle();
    sendUnsent();
    return onSession(settle);
  }, []);
  useEffect(() => {
    if (!keepsPages) return;
    void startOffline();
    const keep = (address: string) => whenIdle(() => keepPage(address));
    events.on('routeChangeComplete', keep);
    return () => events.off('routeChangeComplete', keep);
  }, [events]);
  return analytics ? <Analytics settings={analytics} uid={uid} /> : null;
}
