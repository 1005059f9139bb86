import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

type RateSettings = {
  /** Points per minute for one client. */
  client: number;
  /** Points per minute for all clients together. */
  global: number;
  /** Redis that all processes count in. Without it, each process counts alone. */
  redis?: Redis | undefined;
};

type RateLimits = {
  /** Spends points. Returns the whole seconds to wait if none are left, else undefined. */
  spend(client: string, points: number): Promise<number | undefined>;
};

export const MINUTE_SECONDS = 60;
const EVERYBODY = 'all';

/** The whole seconds to wait for points, of the error that says that none are left. */
export function secondsToWait(error: unknown): number {
  if (!(error instanceof RateLimiterRes)) throw error;
  // If the clock was set back, the wait must still not exceed a minute.
  return Math.min(MINUTE_SECONDS, Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
}

/** Rate limits per minute, which never fail: while Redis is down, this process counts alone. */
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
  return {
    async spend(name, points) {
      try {
        // In this order, a client over its limit does not use up the points of the others.
        await perClient.consume(name, points);
        await overall.consume(EVERYBODY, points);
        return undefined;
      } catch (error) {
        return secondsToWait(error);
      }
    },
  };
}
