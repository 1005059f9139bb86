import type { IncomingMessage } from 'node:http';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';
import { onShutdown } from '@/lib/server/shutdown';
import { clientAddress } from './client-address';
import { createRateLimits, type RateLimits } from './rate-limit';

assertServer('lib/server/http/limits');

/** The rate limits of this site, as the environment sets them. */
export const rateLimits = oncePerProcess('rate limits', (): RateLimits => {
  const limits = createRateLimits({
    client: serverEnv.RATE_LIMIT_CLIENT,
    global: serverEnv.RATE_LIMIT_GLOBAL,
    redisUrl: serverEnv.REDIS_URL,
  });
  onShutdown('rate limits', () => limits.close());
  return limits;
});

/** Who sent a request, behind the proxies that the environment trusts. */
export const clientOf = (req: IncomingMessage): string => clientAddress(req, serverEnv.TRUSTED_PROXIES);
