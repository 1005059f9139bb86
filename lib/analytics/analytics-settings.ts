import type { analyticsVariables } from './analytics.public';

export type AnalyticsSettings = { key: string; host: string; pageViews: boolean };

export const DEFAULT_HOST = 'https://eu.i.posthog.com';

/** Undefined without a key, or if events are turned off. */
export function readAnalyticsSettings(
  given: Partial<Record<keyof typeof analyticsVariables, string | undefined>>,
): AnalyticsSettings | undefined {
  if (!given.key || given.skip === 'true') return undefined;
  return { key: given.key, host: given.host || DEFAULT_HOST, pageViews: given.production === 'true' };
}
