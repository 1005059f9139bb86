import { Agent, type Dispatcher, fetch, type Headers, type Response } from 'undici';
import { assertServer } from '@/lib/assert-server';
import { isLoopbackHost, mayBePublicHost } from './public-address';
import { type AgentOptions, publicAgent } from './public-agent';
import { unpaused } from './unpaused';

assertServer('lib/server/outbound/outbound-fetch');

/**
 * Why there is no answer: the `address` is not allowed, the `redirect` is not allowed, the answer is too
 * `large` or too `late`, or the server is `away` (unreachable).
 */
type OutboundFault = 'address' | 'redirect' | 'large' | 'late' | 'away';

export class OutboundError extends Error {
  constructor(
    readonly fault: OutboundFault,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }

  /** The network error code, such as `ECONNRESET`. */
  get code(): string | undefined {
    const { cause } = this;
    const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : undefined;
    return code === undefined ? undefined : String(code);
  }
}

export type OutboundOptions = AgentOptions & {
  /** Also allow http; by default https only. */
  plainHttp?: boolean;
  /**
   * Loopback addresses that are allowed, with any protocol. Only code can set it, never a setting alone; it
   * has no effect on other machines.
   */
  own?: (url: URL) => boolean;
};

export type OutboundRequest = {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  /** Text that a POST sends. A redirect is followed without it. */
  text?: string;
  /** Maximum size of the body in bytes, after decompression. */
  maxBytes: number;
  /** Truncate a body that is too large instead of rejecting it. */
  cut?: boolean;
  /** Gets the body of a success piece by piece; that of the answer is then empty. For files. */
  onPiece?: (piece: Uint8Array) => void;
  /** Whether a success is the one that was asked for. The body of another one is not read. */
  isWanted?: (response: Pick<Response, 'status' | 'headers'>) => boolean;
  /** Accepted content types. "application/octet-stream" stands for a missing type. */
  types: readonly string[] | 'any';
  /** Milliseconds from connecting to the last byte. */
  timeoutMs: number;
  redirects?: number;
  /** Redirects may lead to another origin. */
  elsewhere?: boolean;
  signal?: AbortSignal | undefined;
};

type OutboundResponse = {
  status: number;
  /** The final address after redirects. */
  url: URL;
  headers: Headers;
  /** Undefined if its content type is not accepted, or it is not wanted, or pieces of a success are and it is none. */
  body: Buffer | undefined;
};

export type OutboundFetch = (address: URL | string, question: OutboundRequest) => Promise<OutboundResponse>;

async function readBody(response: Response, { maxBytes, cut, onPiece }: OutboundRequest): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    if (onPiece) onPiece(piece);
    else pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes <= maxBytes) continue;
    if (!cut) throw new OutboundError('large', `more than ${maxBytes} bytes`);
    return Buffer.concat(pieces).subarray(0, maxBytes);
  }
  return Buffer.concat(pieces);
}

function isRead(response: Response, { types, onPiece, isWanted }: OutboundRequest): boolean {
  // An error page must not get into a file.
  if (onPiece && !response.ok) return false;
  if (response.ok && isWanted?.(response) === false) return false;
  if (types === 'any') return true;
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  return types.includes(type || 'application/octet-stream');
}

/** The target of a redirect; undefined if there is none or it is invalid. */
function redirectOf({ status, headers }: Response, url: URL): URL | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || status === 304 || location === null) return undefined;
  if (!URL.canParse(location, url)) throw new OutboundError('redirect', 'led nowhere');
  return new URL(location, url);
}

/** The agent for this machine: as patient as the one for everyone else. */
function ownAgent({ connections = 4, silenceMs = 30_000 }: AgentOptions): Dispatcher {
  return unpaused(new Agent({ connections, headersTimeout: silenceMs, bodyTimeout: silenceMs }));
}

/** Turns a failure into an `OutboundError`; an abort by the caller keeps its own reason. */
function explain(error: unknown, asker: AbortSignal | undefined, late: AbortSignal): unknown {
  if (error instanceof OutboundError) return error;
  if (asker?.aborted) return asker.reason;
  if (late.aborted) return new OutboundError('late', 'no answer in time', { cause: error });
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : String(cause);
  return new OutboundError(code === 'EPRIVATE' ? 'address' : 'away', code, { cause });
}

/**
 * The only way to fetch addresses that others supply. Only public addresses are requested, whatever their
 * spelling, whatever the name resolves to when connecting, and wherever they redirect. Addresses with
 * credentials are refused. Bytes, time, types and redirects are limited. @throws OutboundError, or the reason
 * of the caller's signal
 */
export function createOutboundFetch(reach: OutboundOptions = {}): OutboundFetch {
  const { plainHttp = false, own } = reach;
  let agents: { everyone: Dispatcher; own: Dispatcher } | undefined;
  const isOwn = (url: URL) => isLoopbackHost(url.hostname) && own?.(url) === true;

  function check(url: URL): void {
    const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && (plainHttp || isOwn(url)));
    if (!isWeb) throw new OutboundError('address', 'not an address of the kind that is asked');
    if (url.username || url.password) throw new OutboundError('address', 'an address with credentials');
    if (!isOwn(url) && !mayBePublicHost(url.hostname))
      throw new OutboundError('address', 'a private address');
  }

  return async (address, question) => {
    const { method = 'GET', headers, redirects = 0, elsewhere = false, signal: asker } = question;
    const late = AbortSignal.timeout(question.timeoutMs);
    const signal = asker ? AbortSignal.any([asker, late]) : late;
    agents ??= { everyone: publicAgent(reach), own: ownAgent(reach) };
    if (!URL.canParse(String(address))) throw new OutboundError('address', 'not an address');
    let url = new URL(address);
    try {
      for (let turn = 0; turn <= redirects; turn++) {
        check(url);
        const dispatcher = isOwn(url) ? agents.own : agents.everyone;
        const isFirst = turn === 0;
        const response = await fetch(url, {
          method: isFirst || method === 'HEAD' ? method : 'GET',
          headers,
          ...(isFirst && question.text !== undefined && { body: question.text }),
          dispatcher,
          redirect: 'manual',
          signal,
        });
        const next = redirectOf(response, url);
        if (!next) {
          const hasBody = method !== 'HEAD' && isRead(response, question);
          if (!hasBody) await response.body?.cancel();
          const body = hasBody ? await readBody(response, question) : undefined;
          return { status: response.status, url, headers: response.headers, body };
        }
        await response.body?.cancel();
        if (!elsewhere && next.origin !== url.origin)
          throw new OutboundError('redirect', 'led to another host');
        url = next;
      }
      throw new OutboundError('redirect', redirects > 0 ? 'redirected in circles' : 'redirected');
    } catch (error) {
      throw explain(error, asker, late);
    }
  };
}
