import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/outages');

/** Header with the id of a request. */
export const REQUEST_ID = 'x-request-id';

/** Long enough for the answer to be written; unused entries then expire. */
const KEEP_MS = 5_000;

// Written where Next reports a failed page, read where the answer leaves the server.
const outages = oncePerProcess('outages', () => new LRUCache<string, true>({ max: 1_000, ttl: KEEP_MS }));

/** Notes that the page of this request could not be rendered because the catalogue is unavailable. */
export function noteOutage(requestId: string | string[] | undefined): void {
  if (typeof requestId === 'string') outages().set(requestId, true);
}

/** Whether this request failed for that reason. Returns true once per request. */
export const takeOutage = (requestId: string): boolean => outages().delete(requestId);
