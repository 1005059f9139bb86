import type { Redis } from 'ioredis';
import { scopeOf } from '@/lib/server/redis';
import { type CacheStore, createMemoryStore } from './cache-store';

const PREFIX = 'polymath:live:1:';

/** Adds to a counter and sets its expiry on first use, atomically; otherwise it might never expire. */
const ADD = `local after = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return after`;

/**
 * A store that processes share. While Redis is down, a store in this process replaces it, so that searches
 * are not slower and quotas are still respected.
 */
export function createRedisStore(redis: Redis): CacheStore {
  const local = createMemoryStore();

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
        async () => (await redis.get(PREFIX + key)) ?? undefined,
        () => local.get(key),
      ),
    set: (key, value, keepMs) =>
      orLocally(
        async () => {
          await redis.set(PREFIX + key, value, 'PX', Math.ceil(keepMs));
        },
        () => local.set(key, value, keepMs),
      ),
    add: (key, amount, keepMs) =>
      orLocally(
        async () => Number(await redis.eval(ADD, 1, PREFIX + key, amount, Math.ceil(keepMs))),
        () => local.add(key, amount, keepMs),
      ),
    scope: () => scopeOf(redis),
  };
}
