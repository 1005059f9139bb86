import type { CaptureResult, PostHogConfig } from 'posthog-js';
import type { AnalyticsSettings } from '@/lib/analytics/analytics-settings';
import { silence } from '@/lib/next-internals/client/silence-posthog';
import { sendEventsTo } from './track';

const SESSION_IDLE_MS = 300_000;
const WEB_VITALS_FLUSH_MS = 5_000;
const MOST_PAYLOAD_BYTES = 1_000_000;

/** Properties that can contain search words or the previous site. */
const TELLING = /url|pathname|referr|search_engine|host|title|^\$?(utm_|gclid|fbclid)/i;

function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !TELLING.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutAddresses(inner)]));
}

/** Removes from an event everything that could identify a person or a place, and values that are too large. */
export function trimEvent(event: CaptureResult | null): CaptureResult | null {
  if (!event) return null;
  const properties = withoutAddresses(event.properties) as CaptureResult['properties'];
  const trimmed = { uuid: event.uuid, event: event.event, properties, timestamp: event.timestamp };
  const bytes = new TextEncoder().encode(JSON.stringify(trimmed)).byteLength;
  return bytes > MOST_PAYLOAD_BYTES ? null : trimmed;
}

/** Prefix of everything that the library stores. */
const STORED = /^(__)?ph_/;

/** Removes everything that analytics have stored in this browser. */
export function forgetAnalytics(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage).filter((name) => STORED.test(name))) storage.removeItem(name);
    }
  } catch {
    // Without access to storage there is nothing to remove.
  }
}

let times = 0;

/**
 * Loads the analytics code and sends registered events. Call it only after consent. Returns how to stop:
 * nothing more is sent, including queued events, and stored data is removed.
 */
export async function startAnalytics({ key, host }: AnalyticsSettings): Promise<() => void> {
  const [{ posthog }] = await Promise.all([import('posthog-js'), import('posthog-js/dist/web-vitals')]);
  times += 1;
  const config: Partial<PostHogConfig> = {
    api_host: host,
    before_send: trimEvent,
    // Until the tab is closed: no number stays on the device.
    persistence: 'sessionStorage',
    person_profiles: 'never',
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: {
      web_vitals: true,
      network_timing: false,
      web_vitals_delayed_flush_ms: WEB_VITALS_FLUSH_MS,
    },
    session_idle_timeout_seconds: SESSION_IDLE_MS / 1_000,
    session_recording: { session_idle_threshold_ms: SESSION_IDLE_MS },
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
  };
  // Each instance has its own name, because a stopped one does not start again.
  const instance = posthog.init(key, config, `consent-${times}`);
  const stop = sendEventsTo(({ name, detail }) => {
    instance.capture(name, detail);
  });
  return () => {
    stop();
    silence(instance);
    forgetAnalytics();
  };
}
