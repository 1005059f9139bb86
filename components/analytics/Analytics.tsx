import { useRouter } from 'next/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { AnalyticsSettings } from '@/lib/analytics/analytics-settings';
import { analyticsConsent, onAnalyticsConsent, tellServer } from '@/lib/analytics/browser/analytics-consent';
import { forgetAnalytics, startAnalytics } from '@/lib/analytics/browser/start-analytics';
import { sendEventsTo, track } from '@/lib/analytics/browser/track';
import { ConsentBanner } from './ConsentBanner';

type Props = {
  settings: AnalyticsSettings;
  /** Who is signed in. */
  uid: string | undefined;
};

/** Asks for consent; after a yes, sends the events of this visit and a page view for every page. */
export function Analytics({ settings, uid }: Props) {
  const consent = useSyncExternalStore(onAnalyticsConsent, analyticsConsent);
  const router = useRouter();
  const seen = useRef('');

  useEffect(() => tellServer(consent), [consent]);

  useEffect(() => {
    if (consent !== 'yes' || !settings.pageViews || seen.current === router.asPath) return;
    seen.current = router.asPath;
    track('page_view', { path: router.pathname });
  }, [consent, settings, router.pathname, router.asPath]);

  useEffect(() => {
    if (consent !== 'no') return;
    forgetAnalytics();
    // Events after a no are not sent after a later yes.
    return sendEventsTo(() => undefined);
  }, [consent]);

  // biome-ignore lint/correctness/useExhaustiveDependencies(uid): the next person gets a number of their own
  useEffect(() => {
    if (consent !== 'yes') return;
    let stop: (() => void) | undefined;
    let left = false;
    startAnalytics(settings).then(
      (how) => {
        if (left) how();
        else stop = how;
      },
      // Blocked or unreachable: the site works the same.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [consent, settings, uid]);

  return consent === 'unasked' ? <ConsentBanner /> : null;
}
