import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertServer } from '@/lib/assert-server';
import { onHead } from '@/lib/next-internals/server/observe-response';
import type { Handler } from '@/lib/next-internals/server/start-next';
import { routeLabel } from '@/lib/server/http/route-label';
import { sendError } from '@/lib/server/http/send-error';
import { log } from '@/lib/server/log';
import { isStopping } from '@/lib/server/shutdown';
import { AcceptYield } from './accept-yield';
import { checkRequest } from './check-request';
import { ConcurrencyLimit, isExempt } from './concurrency-limit';
import { dropUnknownParameters } from './drop-unknown-parameters';
import { normaliseHeaders } from './headers/normalise-headers';
import { setPageHeaders } from './headers/page-headers';
import { setRobotsHeader } from './headers/robots-header';
import { PageCache } from './page-cache';
import type { PageLimits } from './page-limits';
import { assignRequestId } from './request-id';
import type { Tracer } from './traces';

assertServer('lib/server/http-server/request-pipeline');

export type PipelineOptions = {
  /** Headers of every answer, and headers of pages only. */
  headers: Record<string, string>;
  pageHeaders?: Record<string, string>;
  /** Whether this is a preview, of which nothing may be indexed. */
  preview?: boolean;
  /** Maximum number of requests in progress. */
  most: number;
  /** Size of the response cache in bytes; 0 turns it off. */
  pageCacheBytes: number;
  /** Limits per client and how to identify the client. Without it, clients are not limited. */
  limits?: PageLimits;
  clientOf?: (req: IncomingMessage) => string;
  /** Lets new connections be accepted before each request starts. The server reports connections to it. */
  acceptYield?: AcceptYield;
  /** Traces requests through Next, if tracing is on. */
  tracer?: Tracer | undefined;
};

/** Maximum body size in bytes before any route runs. Each route has its own smaller limit. */
const MAX_BODY_BYTES = 256 * 1024;
const MAX_LISTENERS = 30;
/** An answer slower than this is logged as a warning. */
const SLOW_MS = 1_000;

/** Adds the headers that depend on an answer's type or status, which are known when its head is written. */
function completeHead(
  req: IncomingMessage,
  res: ServerResponse,
  { pageHeaders = {}, preview = false }: PipelineOptions,
): void {
  onHead(res, (status) => {
    setPageHeaders(req, res, pageHeaders);
    setRobotsHeader(res, status, preview);
  });
}

type Named = { id: string; kind: string };

function noteAnswer(req: IncomingMessage, res: ServerResponse, { id, kind }: Named, from: number): void {
  const ms = Math.round(performance.now() - from);
  const line = { id, method: req.method, kind, status: res.statusCode, ms };
  const cut = !res.writableFinished;
  if (res.statusCode >= 500 || ms > SLOW_MS) log.warn(cut ? { ...line, cut } : line, 'request');
  else log.info(cut ? { ...line, cut } : line, 'request');
}

/**
 * The request pipeline between the network and Next. It gives each request an id, sets the headers of every
 * answer, refuses requests that are invalid, too large or beyond a client's limit, answers from the response
 * cache, and refuses requests beyond the concurrency limit.
 */
export function createPipeline(handle: Handler, options: PipelineOptions): Handler {
  const { headers, most, limits, clientOf, acceptYield = new AcceptYield(), tracer } = options;
  const concurrency = new ConcurrencyLimit(most);
  const cache = new PageCache(options.pageCacheBytes);
  const always = Object.entries(headers);

  function receive(req: IncomingMessage, res: ServerResponse): Named {
    const from = performance.now();
    acceptYield.note();
    const named = { id: assignRequestId(req), kind: routeLabel(req.url ?? '/') };
    res.setHeader('X-Request-Id', named.id);
    // Our listeners, Next's and those of a stream are a few more than Node's leak warning allows.
    res.setMaxListeners(MAX_LISTENERS);
    for (const [name, value] of always) res.setHeader(name, value);
    completeHead(req, res, options);
    if (isStopping()) res.setHeader('Connection', 'close');
    res.once('close', () => noteAnswer(req, res, named, from));
    return named;
  }

  /** Answers a request that must be refused. Returns whether it did. */
  async function refuse(req: IncomingMessage, res: ServerResponse, kind: string): Promise<boolean> {
    const isLarge = Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES;
    const fault = checkRequest(req) ?? (isLarge ? 'request/too-large' : undefined);
    if (fault) {
      res.setHeader('Connection', 'close');
      sendError(req, res, fault);
      return true;
    }
    normaliseHeaders(req);
    dropUnknownParameters(req);
    const wait = await limits?.spend(clientOf?.(req) ?? '', kind, cache.find(req) !== undefined);
    if (wait !== undefined) sendError(req, res, 'request/too-many', wait);
    return wait !== undefined;
  }

  return async (req, res) => {
    const { id, kind } = receive(req, res);
    try {
      if (await refuse(req, res, kind)) return;
      const kept = cache.find(req);
      if (kept) return cache.send(kept, req, res);
      if (!isExempt(req.url ?? '/')) {
        const client = clientOf?.(req) ?? '';
        const leave = concurrency.enter(client);
        if (!leave) return sendError(req, res, 'server/busy');
        res.once('close', leave);
        const end = await acceptYield.pass(client);
        // The client has disconnected in the meantime.
        if (res.destroyed) return end();
        res.once('close', end);
      }
      cache.record(req, res);
      await (tracer ? tracer(req, res, () => handle(req, res)) : handle(req, res));
    } catch (err) {
      log.error({ err, id, kind }, 'request failed');
      if (!res.headersSent) sendError(req, res, 'server/error');
      else res.end();
    }
  };
}
