import { LRUCache } from 'lru-cache';
import { assertServer } from '@/lib/server/guard';
import { sendEvent } from './send-event';

assertServer('lib/server/analytics/note-live-failure');

/** A source that is down fails at every search: once a minute tells as much. */
const told = new LRUCache<string, true>({ max: 100, ttl: 60_000 });

/** Counts that a live source did not deliver. It tells of nobody, so nobody's browser has a say. */
export function noteLiveFailure(source: string, trouble: string): void {
  const key = `${source} ${trouble}`;
  if (told.has(key)) return;
  told.set(key, true);
  sendEvent('live_source_failed', { source, trouble });
}
