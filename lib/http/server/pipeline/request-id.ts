import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header under which each request has a name of its own. */
const REQUEST_ID = 'x-request-id';
const HARMLESS = /^[\w-]{8,64}$/;

/**
 * Returns the id that a proxy gave this request, or a new one, and writes it into the request's headers for
 * routes.
 */
export function assignRequestId(req: IncomingMessage): string {
  const given = req.headers[REQUEST_ID];
  const id = typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID();
  req.headers[REQUEST_ID] = id;
  return id;
}
