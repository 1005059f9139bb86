import type { IncomingMessage } from 'node:http';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { sharedRedis } from '@/lib/server/redis';
import { clientAddress } from './client-address';
import { createRateLimits } from './rate-limit';

/** The rate limits of this site, from the environment. */
export const rateLimits = oncePerProcess('rate limits', () =>
  createRateLimits({
    client: serverEnv.RATE_LIMIT_CLIENT,
    global: serverEnv.RATE_LIMIT_GLOBAL,
    redis: sharedRedis(),
  }),
);

/** The client of a request, behind the proxies that the environment trusts. */
export const clientOf = (req: IncomingMessage): string => clientAddress(req, serverEnv.TRUSTED_PROXIES);
