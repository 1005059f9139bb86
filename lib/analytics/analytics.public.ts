import { readAddress } from '@/lib/env.public';
import { oneOf } from '@/lib/one-of';

const FLAG = ['true', 'false'] as const;

type Given = Record<'key' | 'host' | 'skip' | 'production' | 'mode', string | undefined>;

/**
 * An empty variable counts as unset.
 * @throws Error naming the wrong variable
 */
export function readAnalyticsVariables({ key, host, skip, production, mode }: Given) {
  return {
    key: key?.trim() || undefined,
    host: host?.trim()
      ? readAddress('NEXT_PUBLIC_POSTHOG_HOST', host.trim()).href.replace(/\/$/, '')
      : undefined,
    skip: oneOf('NEXT_PUBLIC_SKIP_ANALYTICS', skip, FLAG),
    // A development build counts as a preview unless set otherwise.
    production:
      oneOf('NEXT_PUBLIC_PRODUCTION', production, FLAG) ?? (mode === 'production' ? 'true' : 'false'),
  };
}

/** The analytics settings, fixed at build time. */
export const analyticsVariables = readAnalyticsVariables({
  key: process.env.NEXT_PUBLIC_POSTHOG_KEY,
  host: process.env.NEXT_PUBLIC_POSTHOG_HOST,
  skip: process.env.NEXT_PUBLIC_SKIP_ANALYTICS,
  production: process.env.NEXT_PUBLIC_PRODUCTION,
  mode: process.env.NODE_ENV,
});
