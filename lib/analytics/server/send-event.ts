import type { IncomingHttpHeaders } from 'node:http';
import type { PostHog } from 'posthog-node';
import { analyticsVariables } from '@/lib/analytics/analytics.public';
import { DEFAULT_HOST } from '@/lib/analytics/analytics-settings';
import type { EventMap, EventName } from '@/lib/analytics/events';
import { REFUSAL_COOKIE } from '@/lib/analytics/refusal-cookie';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { onShutdown } from '@/lib/server/shutdown';

/** All events have the same visitor id: no personal data is known or sent. */
const NOBODY = 'server';
const REQUEST_MS = 3_000;

type Client = Pick<PostHog, 'capture' | 'shutdown'>;

const shared = oncePerProcess('analytics', (): { client?: Promise<Client> | undefined } => ({}));

function openClient(): Promise<Client> | undefined {
  const { POSTHOG_KEY: key, POSTHOG_HOST } = serverEnv;
  if (!key || analyticsVariables.skip === 'true') return undefined;
  onShutdown('analytics', closeAnalytics);
  const host = POSTHOG_HOST ?? analyticsVariables.host ?? DEFAULT_HOST;
  shared().client ??= import('posthog-node').then(({ PostHog }) => {
    const client = new PostHog(key, {
      host,
      disableGeoip: true,
      requestTimeout: REQUEST_MS,
      fetchRetryCount: 1,
    });
    // An outage of analytics is not the site's failure. Without a listener, each error would be printed.
    client.on('error', () => undefined);
    return client;
  });
  return shared().client;
}

/** Whether the visitor objects to being counted: by browser settings, or by the choice made on this site. */
export function objectsToAnalytics({ dnt, cookie, ...headers }: IncomingHttpHeaders): boolean {
  const refused = cookie?.split(';').some((one) => one.trim() === REFUSAL_COOKIE) ?? false;
  return dnt === '1' || headers['sec-gpc'] === '1' || refused;
}

/** Sends a registered event if the operator has turned analytics on. Never waits and never throws. */
export function sendEvent<Name extends EventName>(event: Name, detail: EventMap[Name]): void {
  openClient()?.then(
    (client) =>
      client.capture({
        distinctId: NOBODY,
        event,
        properties: { ...detail, $process_person_profile: false },
      }),
    () => undefined,
  );
}

/** Sends queued events for a few seconds at most; the rest is lost. */
async function closeAnalytics(): Promise<void> {
  const client = await shared().client;
  shared().client = undefined;
  await client?.shutdown(REQUEST_MS).catch(() => undefined);
}
