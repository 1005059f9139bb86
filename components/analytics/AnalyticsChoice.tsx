import { useId, useSyncExternalStore } from 'react';
import { analyticsVariables } from '@/lib/analytics/analytics.public';
import { readAnalyticsSettings } from '@/lib/analytics/analytics-settings';
import {
  analyticsConsent,
  browserRefuses,
  onAnalyticsConsent,
  setAnalyticsConsent,
} from '@/lib/analytics/browser/analytics-consent';
import * as m from '@/messages/analytics';

const hasAnalytics = readAnalyticsSettings(analyticsVariables) !== undefined;

/** The analytics choice, which can be changed at any time. Not shown if the site has no analytics. */
export function AnalyticsChoice({ offered = hasAnalytics }: { offered?: boolean }) {
  const id = useId();
  const consent = useSyncExternalStore(onAnalyticsConsent, analyticsConsent, () => 'unasked');
  const refused = useSyncExternalStore(onAnalyticsConsent, browserRefuses, () => false);
  if (!offered) return null;
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className="size-5"
          checked={consent === 'yes'}
          disabled={refused}
          aria-describedby={refused ? `${id}-why` : undefined}
          onChange={({ target }) => setAnalyticsConsent(target.checked ? 'yes' : 'no')}
        />
        <span>{m.share()}</span>
      </label>
      {refused && (
        <p id={`${id}-why`} className="text-sm text-muted">
          {m.askedNotToTrack()}
        </p>
      )}
    </div>
  );
}
