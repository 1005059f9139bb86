import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@/lib/errors';
import { networkOfClient } from '@/lib/http/server/client-address';
import { FILE_KIND, routeLabel } from '@/lib/http/server/route-label';
import { sendError } from '@/lib/http/server/send-error';
import { onHead } from '@/lib/next-internals/server/observe-response';
import type { Handler } from '@/lib/next-internals/server/start-next';
import { pathOf } from '@/lib/paths';
import { workFor } from '@/lib/server/client-work';
import { log } from '@/lib/server/log';
import { isStopping } from '@/lib/server/shutdown';
import { inLocale } from '@/lib/server/translations';
import { keepLocale, markSlashes, redirectCase, takeLocale } from './address-of-request';
import { checkRequest } from './check-request';
import { dropUnknownParameters } from './drop-unknown-parameters';
import { normaliseHeaders } from './headers/normalise-headers';
import { setPageHeaders, setRobotsHeader, setStaticPageHeader } from './headers/page-headers';
import { PageCache } from './page-cache';
import type { PageLimits } from './page-limits';
import { hasBody, receiveBody } from './receive-body';
import { RequestQueue } from './request-queue';
import type { Tracer } from './traces';
import { TransferLimit } from './transfer-limit';

/** Makes the ETag of an answer a weak one: Next's names the page, whether it is compressed or not. */
function weakenTag(res: ServerResponse): void {
  const tag = res.getHeader('etag');
  if (typeof tag === 'string' && tag.startsWith('"')) res.setHeader('ETag', `W/${tag}`);
}

/** Header under which each request has a name of its own. */
const REQUEST_ID = 'x-request-id';
const HARMLESS = /^[\w-]{8,64}$/;

/**
 * Returns the id that a proxy gave this request, or a new one, and writes it into the request's headers for
 * routes.
 */
function assignRequestId(req: IncomingMessage): string {
  const given = req.headers[REQUEST_ID];
  const id = typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID();
  req.headers[REQUEST_ID] = id;
  return id;
}

export type PipelineOptions = {
  /** Headers of every answer, and headers of pages only. */
  headers: Record<string, string>;
  pageHeaders?: Record<string, string>;
  /** Whether this is a preview, of which nothing may be indexed. */
  preview?: boolean;
  /** Where requests wait for their turn. The server reports connections to it. */
  queue: RequestQueue;
  /** Size of the response cache in bytes; 0 turns it off. */
  pageCacheBytes: number;
  /** Limits per client and how to identify the client. Without it, clients are not limited. */
  limits?: PageLimits;
  clientOf?: (req: IncomingMessage) => string;
  /**
   * Milliseconds after which a client beyond its limit is refused, and loses its connection: refusals at full speed would
   * take memory and time from others. Not behind a proxy, whose connections carry other clients too.
   */
  refuseAfterMs?: number;
  /** Traces requests through Next, if tracing is on. */
  tracer?: Tracer | undefined;
};

/** Static files are cheap. Health checks must answer under any load: they have places of their own. */
const isFile = (url: string) => pathOf(url).startsWith('/_next/static/');
const WATCHED = new Set(['/api/health', '/api/ready']);
const WATCHED_AT_ONCE = 2;

/** They mostly wait for the site that has the image, and a page has twenty. */
const PICTURES = new Set(['/_next/image', '/api/thumbnail']);
const PICTURES_AT_ONCE = 10;
/** What a page has many of, or who watches the server asks for, says nothing of how busy a network is. */
const isSmall = (url: string, kind: string) =>
  isFile(url) || WATCHED.has(kind) || PICTURES.has(kind) || kind === FILE_KIND;

/** Bodies that arrive, answers that are sent and refusals that wait at a time, in all and of one client. */
const BODIES = { most: 100, each: 25 };
const ANSWERS = { most: 400, each: 100 };
/** Milliseconds of a processor that the image optimizer takes for an image that it does not have yet. */
const RESIZING_MS = 8;
const MAX_LISTENERS = 30;
/** Requests of one connection that are not answered yet. Browsers and proxies wait for each answer. */
const MAX_UNANSWERED = 10;
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
    setStaticPageHeader(res, status);
    keepLocale(res);
    weakenTag(res);
  });
}

/** Requests of each connection that are not answered, and the end of the last one. */
const unanswered = new WeakMap<Socket, { count: number; last: Promise<void> }>();

/**
 * Waits until all earlier requests of the connection are answered: no work is done for one that may never be. Ends a
 * connection that sends one after the other without waiting. Returns whether the request may go on.
 */
async function waitForEarlier({ socket }: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const line = unanswered.get(socket) ?? { count: 0, last: Promise.resolve() };
  if (line.count >= MAX_UNANSWERED) socket.destroy();
  if (socket.destroyed) return false;
  const earlier = line.count > 0 && line.last;
  line.count++;
  line.last = new Promise((resolve) =>
    res.once('close', () => {
      line.count--;
      resolve();
    }),
  );
  unanswered.set(socket, line);
  if (earlier) await earlier;
  return !socket.destroyed;
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
 * cache, and refuses requests for which there is no place. A request has its place while work is done for it: not while its
 * body arrives or its answer is sent, because a client decides how long that takes.
 */
export function createPipeline(handle: Handler, options: PipelineOptions): Handler {
  const { headers, queue, limits, clientOf, refuseAfterMs, tracer } = options;
  const bodies = new TransferLimit(BODIES.most, BODIES.each);
  const answers = new TransferLimit(ANSWERS.most, ANSWERS.each);
  const refusals = new TransferLimit(ANSWERS.most, ANSWERS.each);
  const watchers = new RequestQueue(Number.POSITIVE_INFINITY, WATCHED_AT_ONCE);
  const cache = new PageCache(options.pageCacheBytes);
  const always = Object.entries(headers);

  function receive(req: IncomingMessage, res: ServerResponse): Named {
    const from = performance.now();
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

  /** Answers with an error and closes the connection, because the rest of the request may still be coming. */
  function endWith(req: IncomingMessage, res: ServerResponse, fault: ErrorCode): void {
    res.setHeader('Connection', 'close');
    sendError(req, res, fault);
  }

  /** Waits for the request's turn. Returns whether it may start. */
  async function takePlace(res: ServerResponse, client: string, kind: string): Promise<boolean> {
    // A client that left while its body arrived would never free the place.
    if (res.destroyed) return false;
    const place = WATCHED.has(kind)
      ? watchers.enter(client)
      : PICTURES.has(kind)
        ? queue.enter(`${client} images`, PICTURES_AT_ONCE)
        : queue.enter(client);
    if (!place) return false;
    res.once('close', place.leave);
    onHead(res, () => {
      place.leave();
      if (res.getHeader('x-nextjs-cache') === 'MISS') limits?.charge(client, RESIZING_MS);
      if (res.destroyed) return;
      const cut = () => res.destroy();
      res.once('close', answers.enter(client, cut));
    });
    return place.turn;
  }

  /** Waits, or until the client leaves or has too many refusals that wait. */
  function pauseRefusal(res: ServerResponse, client: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      const leave = refusals.enter(client, () => res.destroy());
      res.once('close', () => {
        clearTimeout(timer);
        leave();
        resolve();
      });
    });
  }

  /** Answers a request that must be refused. Returns whether it did. */
  async function refuse(
    req: IncomingMessage,
    res: ServerResponse,
    client: string,
    kind: string,
  ): Promise<boolean> {
    const fault = checkRequest(req);
    if (!fault) {
      normaliseHeaders(req);
      markSlashes(req);
      dropUnknownParameters(req);
    }
    const isKept = !fault && cache.find(req) !== undefined;
    // A refusal costs as little as a file.
    const wait = await limits?.spend(client, fault ? FILE_KIND : kind, isKept);
    if (wait !== undefined) {
      if (refuseAfterMs !== undefined) {
        res.setHeader('Connection', 'close');
        await pauseRefusal(res, client, refuseAfterMs);
        if (res.destroyed) return true;
      }
      sendError(req, res, 'request/too-many', wait);
    } else if (fault) endWith(req, res, fault);
    return wait !== undefined || fault !== undefined;
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!(await waitForEarlier(req, res))) return;
    const { id, kind } = receive(req, res);
    try {
      const client = clientOf?.(req) ?? '';
      queue.note(isSmall(req.url ?? '/', kind) ? undefined : client);
      if (await refuse(req, res, client, kind)) return;
      if (redirectCase(req, res)) return;
      const cached = cache.find(req);
      if (cached && !queue.holdsBack(client)) return cache.send(cached, req, res);
      const fault = hasBody(req) ? await receiveBody(req, client, bodies) : undefined;
      if (fault) return endWith(req, res, fault);
      const mayStart = isFile(req.url ?? '/') || (await takePlace(res, client, kind));
      // Of a busy network: it would ask again at once.
      if (!mayStart && refuseAfterMs !== undefined && queue.holdsBack(client))
        await pauseRefusal(res, client, refuseAfterMs);
      // The client has disconnected in the meantime.
      if (res.destroyed) return;
      if (!mayStart) return sendError(req, res, 'server/busy');
      if (cached) return cache.send(cached, req, res);
      cache.record(req, res);
      const work = () => handle(req, res);
      const whom = {
        client,
        network: networkOfClient(client),
        charge: (ms: number) => limits?.charge(client, ms),
      };
      await workFor(whom, () => (tracer ? tracer(req, res, work) : work()));
    } catch (err) {
      log.error({ err, id, kind }, 'request failed');
      if (!res.headersSent) sendError(req, res, 'server/error');
      else res.end();
    }
  }

  return (req, res) => {
    const locale = takeLocale(req);
    return locale ? inLocale(locale, () => serve(req, res)) : serve(req, res);
  };
}
