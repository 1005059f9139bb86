import { createServer, type RequestListener, type Server } from 'node:http';
import { MAX_HEADERS } from './check-request';
import { isTooLarge } from './receive-body';

/** Longer than the idle timeout of common proxies, so that the proxy closes the connection first. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/**
 * Milliseconds after which a connection without traffic is closed, for example one whose client stopped
 * reading.
 */
const SILENT_MS = 120_000;
const CHECK_MS = 5_000;
/** Browsers and proxies send about 2 kB. With 16 kB, one client's headers filled memory faster than it is collected. */
const MAX_HEADER_BYTES = 8 * 1024;

/** Creates Node's HTTP server with limits on the time and size of everything that a connection may send. */
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
  // A client that asks before it sends a body; Node would let every one send it.
  server.on('checkContinue', (req, res) => {
    if (!isTooLarge(req)) res.writeContinue();
    answer(req, res);
  });
  // Node silently drops headers beyond this number. One more than we accept shows that there were too many.
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.setTimeout(SILENT_MS);
  return server;
}
