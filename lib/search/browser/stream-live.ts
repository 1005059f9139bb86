import { readEventStream } from '@/lib/read-event-stream';
import type { LiveEvent } from '@/lib/search/live.types';
import { readLiveEvent } from '@/lib/search/read-live-event';

/** Maximum length of an event in UTF-16 units; one contains at most a hundred cards. */
const MAX_EVENT = 500_000;

/** Streams the events of a live search. Throws when the stream cannot be opened or breaks off. */
export async function* streamLive(address: string, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`live search: status ${response.status}`);
  for await (const { data } of readEventStream(response.body, MAX_EVENT)) {
    const event = readLiveEvent(data);
    if (event) yield event;
  }
}
