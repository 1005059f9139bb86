import { setTimeout as wait } from 'node:timers/promises';
import { SourceFault } from '@/harvest/harvest-error';
import { backOff } from '@/lib/back-off';
import { readRetryAfter } from '@/lib/retry-after';
import { OutboundError, type OutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { type Robots, readRobots } from '@/scripts/verify/robots';

const TIMEOUT_MS = 60_000;
const MAX_BYTES = 30_000_000;
const TRIES = 4;
/** A source that asks for a longer wait is asked in another run. */
const LONGEST_WAIT_MS = 120_000;
const FIRST_WAIT_MS = 2_000;

type RequestOptions = {
  accept?: string;
  /** What the answer must be; an HTML page where JSON was asked for is a fault. */
  types: readonly string[] | 'any';
  /** What was said of the same address in an earlier run: unchanged answers are not sent again. */
  etag?: string | undefined;
  lastModified?: string | undefined;
  maxBytes?: number;
  /** Ends the answer at `maxBytes` instead of refusing it. */
  cut?: boolean;
  timeoutMs?: number;
  /** A text to post, as JSON. */
  post?: string;
  range?: string;
  /** The version of which the range is wanted; of another one the whole is sent. */
  ifRange?: string;
  /** Accept this status too; otherwise every status from 300 on, except 304, is a fault. */
  orStatus?: number;
  /** Gets the body of a success piece by piece. */
  onPiece?: (piece: Uint8Array) => void;
  /** Whether a success is the one that was asked for. The body of another one is not read. */
  isWanted?: (head: Head) => boolean;
};
/** What comes before the body of an answer. */
export type Head = { status: number; header: (name: string) => string | null };
export type Answer = Head & {
  url: URL;
  body: Buffer;
  etag: string | undefined;
  lastModified: string | undefined;
};
export type Ask = (address: string, request: RequestOptions) => Promise<Answer>;

export type AskOptions = {
  fetchOutbound: OutboundFetch;
  userAgent: string;
  pauseMs: number;
  signal?: AbortSignal | undefined;
  /** Milliseconds that an answer may take, where a request does not say. */
  timeoutMs?: number;
  /** Milliseconds before a second try; it doubles with each. */
  retryMs?: number;
};

/**
 * Asks one source: one request at a time, with a pause between, within robots.txt, and with patience where it says
 * that it is busy. @throws SourceFault, or the reason of the signal
 */
export function createAsk(options: AskOptions): Ask {
  const { fetchOutbound, userAgent, pauseMs, signal, retryMs = FIRST_WAIT_MS } = options;
  const robots = new Map<string, Robots>();
  let free = 0;

  async function takeTurn(delayMs: number): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, free);
    free = at + Math.max(pauseMs, delayMs);
    if (at > now) await wait(at - now, undefined, { signal });
  }

  async function rulesOf(origin: string): Promise<Robots> {
    const known = robots.get(origin);
    if (known) return known;
    const rules = await readRobots({ userAgent, fetchOutbound }, origin, signal).catch((cause: unknown) => {
      throw faultOf(cause, signal, `${origin} cannot be reached`);
    });
    if (!rules) throw new SourceFault('busy', `${origin} does not say what robots may read`);
    robots.set(origin, rules);
    return rules;
  }

  async function askOnce(address: string, request: RequestOptions): Promise<Answer> {
    const { isWanted } = request;
    let isOther = false;
    const { status, url, headers, body } = await fetchOutbound(address, {
      method: request.post === undefined ? 'GET' : 'POST',
      ...(request.post !== undefined && { text: request.post }),
      types: request.types,
      maxBytes: request.maxBytes ?? MAX_BYTES,
      ...(request.cut && { cut: true }),
      timeoutMs: request.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS,
      redirects: 3,
      signal,
      ...(request.onPiece && { onPiece: request.onPiece }),
      ...(isWanted && {
        isWanted: (response) => {
          isOther = !isWanted({ status: response.status, header: (name) => response.headers.get(name) });
          return !isOther;
        },
      }),
      headers: {
        'user-agent': userAgent,
        accept: request.accept ?? '*/*',
        ...(request.post !== undefined && { 'content-type': 'application/json' }),
        ...(request.etag && { 'if-none-match': request.etag }),
        ...(request.lastModified && { 'if-modified-since': request.lastModified }),
        ...(request.range && { range: request.range }),
        ...(request.ifRange && { 'if-range': request.ifRange }),
      },
    });
    if (body === undefined && status < 300 && !isOther)
      throw new SourceFault('shape', `${address} answered with ${headers.get('content-type') ?? 'no type'}`);
    return {
      status,
      url,
      body: body ?? Buffer.alloc(0),
      etag: headers.get('etag') ?? undefined,
      lastModified: headers.get('last-modified') ?? undefined,
      header: (name) => headers.get(name),
    };
  }

  return async (address, request) => {
    const rules = await rulesOf(new URL(address).origin);
    if (!rules.allows(address)) throw new SourceFault('robots', `robots.txt forbids ${address}`);
    for (let attempt = 1; ; attempt++) {
      await takeTurn(rules.delayMs);
      let again = backOff(attempt, { first: retryMs, longest: LONGEST_WAIT_MS });
      try {
        const answer = await askOnce(address, request);
        const isBusy = answer.status === 429 || answer.status >= 500;
        if (!isBusy) return checked(answer, address, request.orStatus);
        again = readRetryAfter(answer.header('retry-after')) ?? again;
        if (attempt === TRIES || again > LONGEST_WAIT_MS)
          throw new SourceFault('busy', `${address} answered ${answer.status}`);
      } catch (error) {
        const fault = faultOf(error, signal, address);
        const mayPass = fault instanceof SourceFault && fault.kind === 'away' && !request.onPiece;
        if (!mayPass || attempt === TRIES) throw fault;
      }
      await wait(again, undefined, { signal });
    }
  };
}

function checked(answer: Answer, address: string, orStatus?: number): Answer {
  if (answer.status < 300 || answer.status === 304 || answer.status === orStatus) return answer;
  throw new SourceFault('refused', `${address} answered ${answer.status}`);
}

function faultOf(error: unknown, signal: AbortSignal | undefined, where: string): unknown {
  if (signal?.aborted) return signal.reason;
  if (!(error instanceof OutboundError)) return error;
  const kind =
    error.fault === 'away' || error.fault === 'late' ? 'away' : error.fault === 'large' ? 'shape' : 'refused';
  return new SourceFault(kind, `${where}: ${error.message}`, { cause: error });
}

export const JSON_TYPES = [
  'application/json',
  'application/vnd.api+json',
  'text/json',
  'application/ld+json',
];
