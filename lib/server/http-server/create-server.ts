import { createServer, type RequestListener, type Server } from 'node:http';
import { assertServer } from '@/lib/server/guard';
import { MAX_HEADERS } from './check-request';

assertServer('lib/server/http-server/create-server');

/** Longer than the idle time of the usual proxies, which must be the ones to hang up. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** A connection on which nothing moves for this long is cut: a reader that stopped reading, a writer that stalls. */
const SILENT_MS = 120_000;
const CHECK_MS = 5_000;
const MAX_HEADER_BYTES = 16 * 1024;

/** Node's server with bounds on the time and size of everything that a connection may bring. */
export function createHttpServer(answer: RequestListener): Server {
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    answer,
  );
  // Node drops what is over this without a word: one more than we take shows that there was too much.
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.setTimeout(SILENT_MS);
  return server;
}
