import { Redis } from 'ioredis';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';
import { log } from '@/lib/server/log';
import { onShutdown } from '@/lib/server/shutdown';

assertServer('lib/server/redis');

/** An answer that comes later costs more than it saves. */
const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
const RECONNECT_MAX_MS = 10_000;

/**
 * A connection to Redis. While Redis is away each command fails at once, so that its caller goes on with what this
 * process has in memory; the connection is tried again and again.
 */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, RECONNECT_MAX_MS),
  });
  let away = false;
  // Each failed attempt is an error; one line of the log for all of them is enough.
  redis.on('error', () => undefined);
  redis.on('reconnecting', () => {
    if (!away) log.warn('Redis is away: this process counts and keeps live answers by itself meanwhile');
    away = true;
  });
  redis.on('ready', () => {
    away = false;
  });
  return redis;
}

/** Where something is counted that Redis holds while it is there. */
export const scopeOf = (redis: Redis | undefined): 'shared' | 'memory' =>
  redis?.status === 'ready' ? 'shared' : 'memory';

/** The one connection of this process; undefined where the environment names no Redis. */
export const sharedRedis = oncePerProcess('redis', (): Redis | undefined => {
  if (!serverEnv.REDIS_URL) return undefined;
  const redis = openRedis(serverEnv.REDIS_URL);
  onShutdown('redis', async () => redis.disconnect());
  return redis;
});
