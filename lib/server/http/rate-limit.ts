import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/rate-limit');

export type RateSettings = {
  /** Points that one client may spend a minute. */
  client: number;
  /** Points that all clients together may spend a minute. */
  global: number;
  /** Redis in which all processes count together; without it each counts for itself. */
  redis?: Redis | undefined;
};

export type RateLimits = {
  /** Spends points; answers the whole seconds to wait when there are none left, else undefined. */
  spend(client: string, points: number): Promise<number | undefined>;
};

const MINUTE_SECONDS = 60;
const EVERYBODY = 'all';

/** Counts what clients spend, by the minute, and never fails: while Redis is away this process counts alone. */
export function createRateLimits({ client, global, redis }: RateSettings): RateLimits {
  const limiter = (name: string, points: number): RateLimiterAbstract => {
    const options = { keyPrefix: `polymath:rate:${name}`, points, duration: MINUTE_SECONDS };
    const memory = new RateLimiterMemory(options);
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
  };
  const perClient = limiter('client', client);
  const overall = limiter('global', global);
  const wait = (error: unknown) => {
    if (!(error instanceof RateLimiterRes)) throw error;
    // A clock that was set back must not make a minute longer.
    return Math.min(MINUTE_SECONDS, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
  };
  return {
    async spend(name, points) {
      try {
        // In this order a client that is over its share costs the others nothing.
        await perClient.consume(name, points);
        await overall.consume(EVERYBODY, points);
        return undefined;
      } catch (error) {
        return wait(error);
      }
    },
  };
}
