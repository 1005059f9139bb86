import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@/lib/errors';
import { assertServer } from '@/lib/server/guard';
import { log } from '@/lib/server/log';
import { noteOutage, REQUEST_ID } from './outages';

assertServer('lib/server/http/note-failure');

const AWAY: ErrorCode = 'search/unavailable';

// Next bundles each route separately, so `instanceof` does not recognise the error's class.
const isOutage = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === AWAY;

/** A failed request as Next reports it. */
type Failed = { path: string; headers: IncomingHttpHeaders };

/** Logs a failed request. If the catalogue was unavailable, notes the request as an outage. */
export function noteFailure(error: unknown, { headers }: Failed, route: string): void {
  if (isOutage(error)) {
    noteOutage(headers[REQUEST_ID]);
    log.warn({ route }, 'page failed without the catalogue');
  } else log.error({ err: error, route }, 'page failed');
}
