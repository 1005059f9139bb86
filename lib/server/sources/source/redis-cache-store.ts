import { Redis } from 'ioredis';
import { assertServer } from '@/lib/server/guard';
import { log } from '@/lib/server/log';
import { type CacheStore, createMemoryStore } from './cache-store';

assertServer('lib/server/sources/source/redis-cache-store');

const PREFIX = 'polymath:live:1:';
/** A slower store costs more time than it saves. */
const COMMAND_TIMEOUT_MS = 250;
const RECONNECT_MAX_MS = 10_000;

/** Adds to a counter and sets its expiry on first use, atomically; otherwise it might never expire. */
const ADD = `local after = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return after`;

/**
 * A store that processes share. While Redis is down, a store in this process replaces it, so that searches
 * are not slower and quotas are still respected.
 */
export function createRedisStore(url: string): CacheStore {
  const local = createMemoryStore();
  const redis = new Redis(url, {
    keyPrefix: PREFIX,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, RECONNECT_MAX_MS),
  });
  let away = false;
  let closed = false;
  const noteAway = () => {
    if (!away && !closed) log.warn('Redis is away: live answers are kept in memory meanwhile');
    away = true;
  };
  redis.on('error', noteAway).on('close', noteAway);
  redis.on('ready', () => {
    away = false;
  });

  async function orLocally<T>(ask: () => Promise<T>, locally: () => Promise<T>): Promise<T> {
    if (redis.status !== 'ready') return locally();
    try {
      return await ask();
    } catch {
      return locally();
    }
  }

  return {
    get: (key) =>
      orLocally(
        async () => (await redis.get(key)) ?? undefined,
        () => local.get(key),
      ),
    set: (key, value, keepMs) =>
      orLocally(
        async () => {
          await redis.set(key, value, 'PX', Math.ceil(keepMs));
        },
        () => local.set(key, value, keepMs),
      ),
    add: (key, amount, keepMs) =>
      orLocally(
        async () => Number(await redis.eval(ADD, 1, key, amount, Math.ceil(keepMs))),
        () => local.add(key, amount, keepMs),
      ),
    scope: () => (redis.status === 'ready' ? 'shared' : 'memory'),
    close: async () => {
      closed = true;
      redis.disconnect();
      await local.close();
    },
  };
}
