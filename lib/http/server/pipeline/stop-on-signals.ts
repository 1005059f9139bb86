import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/server/log';
import { beginStopping, closeAll, endStreams, mayEnd } from '@/lib/server/shutdown';

/** Milliseconds that answers have to end before open streams are ended. */
const STREAMS_MS = 3_000;
const ANSWERS_MS = 10_000;
const CLOSERS_MS = 4_000;
/** After this the process is ended hard, whatever still holds it. */
const HARD_MS = ANSWERS_MS + CLOSERS_MS + 1_000;

async function stop(server: Server, drainMs: number): Promise<void> {
  await wait(drainMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const streams = setTimeout(endStreams, STREAMS_MS);
  const late = setTimeout(() => server.closeAllConnections(), ANSWERS_MS);
  await closed;
  clearTimeout(streams);
  clearTimeout(late);
  endStreams();
  const open = await closeAll(CLOSERS_MS);
  if (open.length > 0) log.warn({ open }, 'not closed in time');
  await mayEnd();
  log.info('stopped');
}

/**
 * Stops on SIGTERM and SIGINT without losing a request: goes on for as long as load balancers need to notice, refuses new
 * connections, finishes requests in progress, then closes workers, stores and analytics. SIGINT comes from a keyboard: it
 * stops at once.
 */
export function stopOnSignals(server: Server, drainMs: number): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ signal }, 'stopping');
      beginStopping();
      const goOnMs = signal === 'SIGTERM' ? drainMs : 0;
      // It also keeps the process alive while it waits for threads only.
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), goOnMs + HARD_MS);
      stop(server, goOnMs).then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'stopping failed');
          process.exit(1);
        },
      );
    });
}
