import { REFUSAL_COOKIE } from '@/lib/analytics/refusal-cookie';
import { storageKeys } from '@/lib/storage-keys';

export type Consent = 'yes' | 'no' | 'unasked';

/** Do Not Track and Global Privacy Control are an answer, given once for every site. */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

let chosen: Consent | undefined;
const listeners = new Set<() => void>();

/** What was answered here about analytics; without storage the answer lasts until the page is left. */
export function analyticsConsent(): Consent {
  if (browserRefuses()) return 'no';
  if (chosen) return chosen;
  try {
    const stored = localStorage.getItem(storageKeys.analyticsConsent);
    return stored === 'yes' || stored === 'no' ? stored : 'unasked';
  } catch {
    return 'unasked';
  }
}

export function setAnalyticsConsent(answer: 'yes' | 'no'): void {
  chosen = answer;
  try {
    localStorage.setItem(storageKeys.analyticsConsent, answer);
  } catch {
    // Asked again on the next visit.
  }
  for (const listener of listeners) listener();
}

const YEAR_SECONDS = 31_536_000;

/** The server counts too and cannot read this storage: a refusal goes along with every request. */
export function tellServer(consent: Consent): void {
  const seconds = consent === 'no' ? YEAR_SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${REFUSAL_COOKIE}; Path=/; SameSite=Lax; Max-Age=${seconds}`;
}

/** Calls back when the answer changes, here or in another tab. Returns how to call it off. */
export function onAnalyticsConsent(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== null && event.key !== storageKeys.analyticsConsent) return;
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}
