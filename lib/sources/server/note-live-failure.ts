import { LRUCache } from 'lru-cache';
import { sendEvent } from '@/lib/analytics/server';

/** A source that is down fails in every search; one event per minute is enough. */
const told = new LRUCache<string, true>({ max: 100, ttl: 60_000 });

/** Counts a failure of a live source. It contains nothing about a visitor, so no consent is needed. */
export function noteLiveFailure(source: string, fault: string): void {
  const key = `${source} ${fault}`;
  if (told.has(key)) return;
  told.set(key, true);
  sendEvent('live_source_failed', { source, fault });
}
