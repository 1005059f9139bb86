import { useRouter } from 'next/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { AnalyticsSettings } from '@/lib/analytics/analytics-settings';
import { analyticsConsent, onAnalyticsConsent, tellServer } from '@/lib/browser/analytics/analytics-consent';
import { forgetAnalytics, startAnalytics } from '@/lib/browser/analytics/start-analytics';
import { sendEventsTo, track } from '@/lib/browser/analytics/track';
import { pathOf, paths } from '@/lib/paths';
import { ConsentBanner } from './ConsentBanner';

type Props = { settings: AnalyticsSettings };

/** Asks for consent; after a yes, sends the events of this visit and a page view for every page. */
export function Analytics({ settings }: Props) {
  const consent = useSyncExternalStore(onAnalyticsConsent, analyticsConsent);
  const router = useRouter();
  // Search words are not sent: a search counts as its route.
  const path = router.pathname === paths.searchRoute() ? router.pathname : pathOf(router.asPath);
  const seen = useRef('');

  useEffect(() => tellServer(consent), [consent]);

  useEffect(() => {
    if (consent !== 'yes' || !settings.pageViews || seen.current === router.asPath) return;
    seen.current = router.asPath;
    track('page_view', { path });
  }, [consent, settings, path, router.asPath]);

  useEffect(() => {
    if (consent !== 'no') return;
    forgetAnalytics();
    // Events after a no are not sent after a later yes.
    return sendEventsTo(() => undefined);
  }, [consent]);

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
  }, [consent, settings]);

  return consent === 'unasked' ? <ConsentBanner /> : null;
}
