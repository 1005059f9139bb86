import { readEventStream } from '@/lib/read-event-stream';
import type { LiveEvent } from '@/lib/search/live.types';
import { readLiveEvent } from '@/lib/search/read-live-event';

/** Longest event that is waited for, in UTF-16 units; one holds at most a hundred cards. */
const MAX_EVENT = 500_000;

/** Events of a live search as they come. Throws when the stream cannot be had or breaks off. */
export async function* streamLive(address: string, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`live search: status ${response.status}`);
  for await (const { data } of readEventStream(response.body, MAX_EVENT)) {
    const event = readLiveEvent(data);
    if (event) yield event;
  }
}
