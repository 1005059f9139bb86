import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Proxies close idle connections, most of them after a minute. */
const HEARTBEAT_MS = 15_000;

/**
 * Opens a stream of server-sent events. `send` waits for a slow client (backpressure), so that events do not
 * pile up in memory; `close` ends the stream.
 */
export function openEvents(res: ServerResponse, heartbeat = HEARTBEAT_MS) {
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Without these headers, compression and proxies would buffer the events until the stream ends.
    'Cache-Control': 'private, no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  const write = async (text: string) => {
    if (res.destroyed || res.writableEnded || res.write(text)) return;
    // The listener of the other event is removed, because this runs often for a slow client.
    const over = new AbortController();
    const { signal } = over;
    await Promise.race([once(res, 'drain', { signal }), once(res, 'close', { signal })]).catch(
      () => undefined,
    );
    over.abort();
  };
  const timer = setInterval(() => {
    if (!res.writableNeedDrain) void write(': still here\n\n');
  }, heartbeat);
  res.once('close', () => clearInterval(timer));
  return {
    send: (event: object) => write(`data: ${JSON.stringify(event)}\n\n`),
    close: () => {
      clearInterval(timer);
      res.end();
    },
  };
}
