import type { LiveEvent } from '@/lib/search/live.types';
import { readLiveEvent } from '@/lib/search/read-live-event';

/** Maximum length of a line in UTF-16 units; one contains at most a hundred cards. */
const MAX_LINE = 500_000;

/** Streams the events of a live search. Throws when the stream cannot be opened or breaks off. */
export async function* streamLive(address: string, signal: AbortSignal): AsyncGenerator<LiveEvent> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`live search: status ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new Error('live search: a line without end');
    for (const line of lines) {
      const event = readLiveEvent(line);
      if (event) yield event;
    }
  }
}
