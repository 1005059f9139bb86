import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertServer } from '@/lib/server/guard';
import { takeOutage } from '@/lib/server/http/outages';
import { log } from '@/lib/server/log';
import { isStopping } from '@/lib/server/shutdown';
import { Admission, isAlwaysAdmitted } from './admission';
import { Gate } from './gate';
import { PageCache } from './page-cache';
import { kindOf, nameRequest } from './request-id';
import { sayPlainly } from './say-busy';
import type { Tracer } from './traces';

assertServer('lib/server/front/door');

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;
export type DoorOptions = {
  headers: Record<string, string>;
  /** Requests that are worked on at once. */
  most: number;
  /** Bytes of pages that are kept; 0 keeps none. */
  pageCacheBytes: number;
  /** Where what came before is looked at; its owner notes connections. */
  gate?: Gate;
  /** Follows requests into Next, where somebody wants to know. */
  tracer?: Tracer | undefined;
};

/** Bytes of a body beyond which no route is even asked; each has its own, smaller limit. */
const MAX_BODY_BYTES = 256 * 1024;
const MAX_LISTENERS = 30;
/** An answer slower than this is worth a line of its own level. */
const SLOW_MS = 1_000;

/** A page that failed because the catalogue was away is a 503 and not our mistake. */
function tellOutages(res: ServerResponse, id: string): void {
  const { writeHead } = res;
  res.writeHead = ((...args: Parameters<typeof writeHead>) => {
    if ((args[0] === 500 || res.statusCode === 500) && takeOutage(id)) {
      res.setHeader('Retry-After', '5');
      args[0] = 503;
    }
    return writeHead.apply(res, args);
  }) as typeof writeHead;
}

function noteAnswer(req: IncomingMessage, res: ServerResponse, id: string, from: number): void {
  const ms = Math.round(performance.now() - from);
  const line = { id, method: req.method, kind: kindOf(req.url ?? '/'), status: res.statusCode, ms };
  const cut = !res.writableFinished;
  if (res.statusCode >= 500 || ms > SLOW_MS) log.warn(cut ? { ...line, cut } : line, 'request');
  else log.info(cut ? { ...line, cut } : line, 'request');
}

/**
 * What stands between the network and Next: names each request, sets the headers of every answer, refuses what is
 * too large, turns away what is too much, and answers again what it has answered before.
 */
export function createDoor(
  handle: Handler,
  { headers, most, pageCacheBytes, gate = new Gate(), tracer }: DoorOptions,
): Handler {
  const admission = new Admission(most);
  const cache = new PageCache(pageCacheBytes);
  const always = Object.entries(headers);

  return async (req, res) => {
    const from = performance.now();
    gate.note();
    const id = nameRequest(req);
    res.setHeader('X-Request-Id', id);
    // Ours, Next's and those of a stream that is sent are a few more than Node takes for a leak.
    res.setMaxListeners(MAX_LISTENERS);
    for (const [name, value] of always) res.setHeader(name, value);
    if (isStopping()) res.setHeader('Connection', 'close');
    res.once('close', () => noteAnswer(req, res, id, from));
    if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      res.setHeader('Connection', 'close');
      return sayPlainly(req, res, 'request/too-large');
    }
    if (cache.answer(req, res)) return;
    if (!isAlwaysAdmitted(req.url ?? '/')) {
      const leave = admission.enter();
      if (!leave) return sayPlainly(req, res, 'server/busy');
      res.once('close', leave);
      await gate.pass();
      // Whoever has gone in the meantime needs no answer.
      if (res.destroyed) return;
    }
    cache.record(req, res);
    tellOutages(res, id);
    try {
      await (tracer ? tracer(req, res, () => handle(req, res)) : handle(req, res));
    } catch (err) {
      log.error({ err, id, kind: kindOf(req.url ?? '/') }, 'request failed');
      if (!res.headersSent) sayPlainly(req, res, 'server/error');
      else res.end();
    }
  };
}
