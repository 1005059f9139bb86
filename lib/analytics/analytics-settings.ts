import type { analyticsVariables } from './analytics.public';

export type AnalyticsSettings = { key: string; host: string; pageViews: boolean };

const DEFAULT_HOST = 'https://eu.i.posthog.com';

/** Nothing without a key, or where events are to be skipped. */
export function readAnalyticsSettings(
  given: Partial<Record<keyof typeof analyticsVariables, string | undefined>>,
): AnalyticsSettings | undefined {
  if (!given.key || given.skip === 'true') return undefined;
  return { key: given.key, host: given.host || DEFAULT_HOST, pageViews: given.production === 'true' };
}
