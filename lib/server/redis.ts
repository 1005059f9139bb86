import { Redis } from 'ioredis';
import { backOff } from '@/lib/back-off';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { onShutdown } from '@/lib/server/shutdown';

/** A slower answer costs more time than it saves. */
const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_AFTER_MS = { first: 200, longest: 10_000 };

/**
 * Connects to Redis. While Redis is down, every command fails at once, so that its caller can use the memory of this
 * process instead; the client keeps reconnecting.
 */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => backOff(attempt, RECONNECT_AFTER_MS),
  });
  let away = false;
  // Each failed attempt is an error event; one line in the log per outage is enough.
  redis.on('error', () => undefined);
  redis.on('reconnecting', () => {
    if (!away) log.warn('Redis is away: this process counts and caches on its own meanwhile');
    away = true;
  });
  redis.on('ready', () => {
    away = false;
  });
  return redis;
}

const PROBE = 'polymath:probe';
const PROBE_MS = 60_000;

/** Why Redis does not count, found out by writing to it: one that is full still answers. Undefined if it does. */
export async function redisFault(redis: Redis): Promise<string | undefined> {
  if (redis.status !== 'ready') return 'Redis is away';
  return redis.set(PROBE, '1', 'PX', PROBE_MS).then(
    () => undefined,
    (error: Error) => `Redis does not count (${error.message})`,
  );
}

/** Where counters are now: in Redis for all processes, or in this process alone. */
export const scopeOf = async (redis: Redis | undefined): Promise<'shared' | 'memory'> =>
  redis && (await redisFault(redis)) === undefined ? 'shared' : 'memory';

/** The only connection of this process; undefined if the environment names no Redis. */
export const sharedRedis = oncePerProcess('redis', (): Redis | undefined => {
  if (!serverEnv.REDIS_URL) return undefined;
  const redis = openRedis(serverEnv.REDIS_URL);
  onShutdown('redis', async () => redis.disconnect());
  return redis;
});
