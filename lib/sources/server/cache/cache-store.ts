import { LRUCache } from 'lru-cache';

/** A store for answers and counters. It never fails: what cannot be read counts as absent. */
export type CacheStore = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, keepMs: number): Promise<void>;
  /** Adds to a counter and returns its new value. A counter expires `keepMs` after its first use. */
  add(key: string, amount: number, keepMs: number): Promise<number>;
  /** `memory`: this process only; `shared`: all processes. */
  scope(): Promise<'memory' | 'shared'>;
};

/** Maximum size of all keys and values, in bytes of UTF-16 text. */
const MAX_SIZE = 48 * 1024 * 1024;
const BYTES_PER_UNIT = 2;
/**
 * Counters of clients and hours of the last two days. Those of the current day are used often, so they are
 * never evicted first.
 */
const MAX_COUNTERS = 20_000;

/** A store in this process with a fixed size; the least recently used entries are evicted first. */
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
    scope: async () => 'memory',
  };
}
