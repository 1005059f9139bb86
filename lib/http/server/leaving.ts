import type { ServerResponse } from 'node:http';

/**
 * Aborts when the client disconnects before its answer has ended. Made at the start of a request: whoever
 * leaves while the answer is prepared is noticed too.
 */
export function leaving(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const note = () => {
    if (!res.writableFinished) controller.abort();
  };
  // `close` is emitted once, and may have been already.
  if (res.destroyed) note();
  else res.once('close', note);
  return controller.signal;
}
