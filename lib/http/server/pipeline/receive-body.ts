import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/errors';
import type { TransferLimit } from './transfer-limit';

/** Maximum size in bytes before any route runs: twice the largest that a route takes. */
const MAX_BYTES = 256 * 1024;
/** Milliseconds in which a body must arrive: a slow mobile connection sends the largest in half of them. */
const MAX_MS = 10_000;

const declaredSize = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);

/** Whether a body is too large, as far as its request says before it comes. */
export const isTooLarge = (req: IncomingMessage): boolean => declaredSize(req) > MAX_BYTES;

export const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined || declaredSize(req) > 0;

/**
 * Waits until the whole body of a request is here, before the request may take a place. The body is put back, for the
 * route to read it. Resolves to the reason why the request must be refused, if there is one.
 */
export function receiveBody(
  req: IncomingMessage,
  client: string,
  transfers: TransferLimit,
  maxMs = MAX_MS,
): Promise<ErrorCode | undefined> {
  if (isTooLarge(req)) return Promise.resolve('request/too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (fault?: ErrorCode) => {
      clearTimeout(late);
      leave();
      req.off('readable', read).off('end', leaveEarly).off('close', leaveEarly);
      if (!fault && chunks.length > 0 && !req.destroyed) req.unshift(Buffer.concat(chunks));
      resolve(fault);
    };
    // The client has gone, or its body is empty.
    const leaveEarly = () => end();
    const late = setTimeout(() => end('request/too-slow'), maxMs);
    const leave = transfers.enter(client, () => end('server/busy'));
    const read = () => {
      for (let chunk: Buffer | null = req.read(); chunk !== null; chunk = req.read()) {
        chunks.push(chunk);
        size += chunk.byteLength;
      }
      if (size > MAX_BYTES) end('request/too-large');
      // It must be put back before the stream ends, in this turn of the event loop.
      else if (req.complete) end();
    };
    req.on('readable', read).once('end', leaveEarly).once('close', leaveEarly);
  });
}
