import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/sources/source/cache-store');

/** Where answers and counters are kept. It never fails: what cannot be read is not there. */
export interface CacheStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, keepMs: number): Promise<void>;
  /** Adds to a counter and answers its new value; a counter is forgotten `keepMs` after its first use. */
  add(key: string, amount: number, keepMs: number): Promise<number>;
  /** `memory` counts for this process alone, `shared` for all of them. */
  scope(): 'memory' | 'shared';
}

/** In bytes of text; keys and values are measured, whatever they hold. */
const MAX_SIZE = 48 * 1024 * 1024;
const BYTES_PER_UNIT = 2;
/** Of clients and hours of the last two days; the day's own are used with each of them, and never the oldest. */
const MAX_COUNTERS = 20_000;

/** Keeps everything in this process, within a fixed size; what was not used for longest goes first. */
export function createMemoryStore(maxSize = MAX_SIZE): CacheStore {
  const entries = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (value, key) => (value.length + key.length) * BYTES_PER_UNIT,
    ttlAutopurge: false,
  });
  const counters = new LRUCache<string, number>({ max: MAX_COUNTERS, ttl: 1 });
  return {
    get: async (key) => entries.get(key),
    set: async (key, value, keepMs) => {
      entries.set(key, value, { ttl: keepMs });
    },
    add: async (key, amount, keepMs) => {
      const before = counters.get(key);
      const after = (before ?? 0) + amount;
      if (before === undefined) counters.set(key, after, { ttl: keepMs });
      else counters.set(key, after, { noUpdateTTL: true });
      return after;
    },
    scope: () => 'memory',
  };
}
