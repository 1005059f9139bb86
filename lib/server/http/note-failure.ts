import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@/lib/errors';
import { assertServer } from '@/lib/server/guard';
import { log } from '@/lib/server/log';
import { noteOutage, REQUEST_ID } from './outages';

assertServer('lib/server/http/note-failure');

const AWAY: ErrorCode = 'search/unavailable';

// Routes are bundled apart from each other, so that the error's class is another one than ours.
const isOutage = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === AWAY;

/** A failed request as Next reports it. */
type Failed = { path: string; headers: IncomingHttpHeaders };

/** Writes a failed request into the log; a failure that is the catalogue's absence is noted as one. */
export function noteFailure(error: unknown, { headers }: Failed, route: string): void {
  if (isOutage(error)) {
    noteOutage(headers[REQUEST_ID]);
    log.warn({ route }, 'page failed without the catalogue');
  } else log.error({ err: error, route }, 'page failed');
}
