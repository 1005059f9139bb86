import { parseJson } from '@/lib/parse-json';
import { readRetryAfter } from '@/lib/retry-after';
import { createOutboundFetch, OutboundError } from '@/lib/server/outbound/outbound-fetch';
import { SourceError } from './source-error';

const MAX_REDIRECTS = 2;
/** The circuit breaker has a shorter deadline; this one is for callers without it. */
const TIMEOUT_MS = 30_000;
const TYPES = ['application/json', 'text/json', 'text/plain', 'application/octet-stream'];

export type JsonAnswer = {
  status: number;
  /** The parsed body; undefined if the answer is not JSON. */
  body: unknown;
  etag?: string;
  retryAfterMs?: number;
};

export type FetchJson = (
  url: URL,
  options: { maxBytes: number; signal?: AbortSignal; etag?: string },
) => Promise<JsonAnswer>;

/** An abort by the caller keeps its own reason. */
function toSourceError(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error;
  const { fault, message, code } = error;
  const options = { cause: error };
  if (fault === 'address') return new SourceError({ kind: 'refused' }, message, options);
  if (fault === 'large') return new SourceError({ kind: 'malformed' }, message, options);
  const retry = code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
  return new SourceError({ kind: 'down', ...(retry && { retry }) }, message, options);
}

/**
 * Sends GET requests to a single origin: redirects may not leave it, and its name may not resolve to a
 * private address, unless the operator configured a loopback address. Rejects with a `SourceError`, or with
 * the signal's reason.
 */
export function createFetchJson(baseUrl: string, userAgent: string): FetchJson {
  const { origin } = new URL(baseUrl);
  const fetchOutbound = createOutboundFetch({
    plainHttp: true,
    connections: 8,
    own: (url) => url.origin === origin,
  });

  return async (url, { maxBytes, signal, etag }) => {
    if (url.origin !== origin) throw new SourceError({ kind: 'down' }, 'led to another host');
    try {
      const { status, headers, body } = await fetchOutbound(url, {
        maxBytes,
        signal,
        types: TYPES,
        timeoutMs: TIMEOUT_MS,
        redirects: MAX_REDIRECTS,
        headers: {
          accept: 'application/json',
          'user-agent': userAgent,
          ...(etag && { 'if-none-match': etag }),
        },
      });
      const retryAfterMs = readRetryAfter(headers.get('retry-after'));
      const newEtag = headers.get('etag');
      return {
        status,
        body: parseJson(new TextDecoder().decode(body)),
        ...(newEtag && { etag: newEtag }),
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      };
    } catch (error) {
      throw toSourceError(error);
    }
  };
}
