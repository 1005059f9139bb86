import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/outages');

/** Long enough for the answer to be written, short enough to say nothing of the next one. */
const KEEP_MS = 5_000;

// Written where Next reports a failed page, read where its answer leaves the server.
const shared = globalThis as typeof globalThis & { polymathOutages?: LRUCache<string, true> };

function outages(): LRUCache<string, true> {
  shared.polymathOutages ??= new LRUCache({ max: 1_000, ttl: KEEP_MS });
  return shared.polymathOutages;
}

/** Notes that the page at this address could not be made because the catalogue is away. */
export const noteOutage = (path: string): void => void outages().set(path, true);

/** Whether a failure at this address was such a one. */
export const takeOutage = (path: string): boolean => outages().has(path);
