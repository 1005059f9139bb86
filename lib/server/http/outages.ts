import { LRUCache } from 'lru-cache';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/outages');

/** Header under which each request has a name of its own. */
export const REQUEST_ID = 'x-request-id';

/** Long enough for the answer to be written; what was answered otherwise is forgotten. */
const KEEP_MS = 5_000;

// Written where Next reports a failed page, read where its answer leaves the server.
const outages = oncePerProcess('outages', () => new LRUCache<string, true>({ max: 1_000, ttl: KEEP_MS }));

/** Notes that the page for this request could not be made because the catalogue is away. */
export function noteOutage(requestId: string | string[] | undefined): void {
  if (typeof requestId === 'string') outages().set(requestId, true);
}

/** Whether this request failed so. Each outage is one request's, and is told once. */
export const takeOutage = (requestId: string): boolean => outages().delete(requestId);
