import type { IncomingMessage } from 'node:http';
import { serverEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';
import { onShutdown } from '@/lib/server/shutdown';
import { clientAddress } from './client-address';
import { createRateLimits, type RateLimits } from './rate-limit';

assertServer('lib/server/http/limits');

// Next bundles each route separately; all routes must share one counter.
const shared = globalThis as typeof globalThis & { polymathLimits?: RateLimits };

/** The rate limits of this site, from the environment. */
export function rateLimits(): RateLimits {
  if (!shared.polymathLimits) {
    const limits = createRateLimits({
      client: serverEnv.RATE_LIMIT_CLIENT,
      global: serverEnv.RATE_LIMIT_GLOBAL,
      redisUrl: serverEnv.REDIS_URL,
    });
    shared.polymathLimits = limits;
    onShutdown('rate limits', () => limits.close());
  }
  return shared.polymathLimits;
}

/** The client of a request, behind the proxies that the environment trusts. */
export const clientOf = (req: IncomingMessage): string => clientAddress(req, serverEnv.TRUSTED_PROXIES);
