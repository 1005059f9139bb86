import { REFUSAL_COOKIE } from '@/lib/analytics/refusal-cookie';
import { createListeners, storedText, storeText } from '@/lib/browser/page-state';
import { storageKeys } from '@/lib/storage-keys';

type Consent = 'yes' | 'no' | 'unasked';

/** Do Not Track and Global Privacy Control count as a refusal for every site. */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

let chosen: Consent | undefined;
const listeners = createListeners();

/** The analytics choice made on this site. Without storage it lasts until the page is closed. */
export function analyticsConsent(): Consent {
  if (browserRefuses()) return 'no';
  if (chosen) return chosen;
  const stored = storedText('localStorage', storageKeys.analyticsConsent);
  return stored === 'yes' || stored === 'no' ? stored : 'unasked';
}

export function setAnalyticsConsent(answer: 'yes' | 'no'): void {
  chosen = answer;
  storeText('localStorage', storageKeys.analyticsConsent, answer);
  listeners.tell();
}

const YEAR_SECONDS = 31_536_000;

/** The server counts too and cannot read this storage, so a refusal is also set as a cookie. */
export function tellServer(consent: Consent): void {
  const seconds = consent === 'no' ? YEAR_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${REFUSAL_COOKIE}; Path=/; SameSite=Lax; Max-Age=${seconds}`;
}

/** Subscribes to changes of the choice in any tab. Returns how to unsubscribe. */
export function onAnalyticsConsent(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== null && event.key !== storageKeys.analyticsConsent) return;
    chosen = undefined;
    listener();
  };
  const stop = listeners.subscribe(listener);
  addEventListener('storage', elsewhere);
  return () => {
    stop();
    removeEventListener('storage', elsewhere);
  };
}
