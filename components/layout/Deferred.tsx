import { useRouter } from 'next/router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { currentUid, forgetOthers, onSession } from '@/lib/account/browser';
import { analyticsVariables, readAnalyticsSettings } from '@/lib/analytics';
import { useKeptFocus } from '@/lib/browser/use-kept-focus';
import { whenIdle } from '@/lib/browser/when-idle';
import { chosenLanguages, offeredLocale, sendUnsent, useSavedCards } from '@/lib/learning/browser';
import type { Locale } from '@/lib/locale/locales';
import { keepsPages } from '@/lib/offline';
import { keepPage, startOffline } from '@/lib/offline/browser';
import { startCompareTray, startPreferring, usePreferredShelves, useSearchKeys } from '@/lib/search/browser';

const Analytics = lazyPart(() =>
  import('@/components/analytics/Analytics').then((module) => module.Analytics),
);

const LocaleOffer = lazyPart(() => import('./LocaleOffer').then((module) => module.LocaleOffer));

const analytics = readAnalyticsSettings(analyticsVariables);

/** Loaded once any page is idle. Without analytics on this site, none of their code is loaded. */
export function Deferred() {
  const { asPath, events, query } = useRouter();
  const uid = useSyncExternalStore(onSession, currentUid);
  const [offered, setOffered] = useState<Locale>();
  useSearchKeys();
  useKeptFocus();
  useSavedCards(`${asPath} ${query.prefer}`);
  useEffect(() => {
    const settle = () => forgetOthers(currentUid());
    settle();
    sendUnsent();
    setOffered(offeredLocale());
    return onSession(settle);
  }, []);
  useEffect(() => {
    const { update, stop } = startCompareTray();
    events.on('routeChangeComplete', update);
    return () => {
      events.off('routeChangeComplete', update);
      stop();
    };
  }, [events]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(uid): the next person has other languages
  useEffect(() => {
    const { update, stop } = startPreferring(() => chosenLanguages().languages);
    events.on('routeChangeComplete', update);
    return () => {
      events.off('routeChangeComplete', update);
      stop();
    };
  }, [events, uid]);
  // After the languages are known.
  usePreferredShelves();
  useEffect(() => {
    if (!keepsPages) return;
    void startOffline();
    const keep = (address: string) => whenIdle(() => keepPage(address));
    events.on('routeChangeComplete', keep);
    return () => events.off('routeChangeComplete', keep);
  }, [events]);
  return (
    <>
      {analytics && <Analytics settings={analytics} uid={uid} />}
      {offered && <LocaleOffer locale={offered} onDone={() => setOffered(undefined)} />}
    </>
  );
}
