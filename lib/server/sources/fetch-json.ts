import { Agent, type Dispatcher, fetch } from 'undici';
import { assertServer } from '@/lib/server/guard';
import { isLoopbackHost, isPublicAddress, publicLookup } from './public-address';
import { SourceError } from './source-error';

assertServer('lib/server/sources/fetch-json');

const MAX_REDIRECTS = 2;
const CONNECT_TIMEOUT_MS = 3_000;

export type JsonAnswer = {
  status: number;
  /** The parsed body; undefined where the answer is not JSON. */
  body: unknown;
  etag?: string;
  retryAfterMs?: number;
};

export type FetchJson = (
  url: URL,
  options: { maxBytes: number; signal?: AbortSignal; etag?: string },
) => Promise<JsonAnswer>;

/** Milliseconds of a `Retry-After` header, given in seconds or as a date. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}

async function readCapped(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new SourceError({ trouble: 'malformed' }, `more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toSourceError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof SourceError) return error;
  // An abort is the asker's own doing; a deadline comes with its own reason.
  if (signal?.aborted) return signal.reason;
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : String(cause);
  const retry = code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
  return new SourceError({ trouble: 'down', retry }, code, { cause: error });
}

/**
 * Sends GET requests to one origin and to no other: redirects may not leave it, and its name may not lead to a
 * private address. Only an origin that the operator wrote down as this very machine is reached there.
 * Rejects with a `SourceError`, or with the signal's reason.
 */
export function createFetchJson(baseUrl: string, userAgent: string, agent?: Dispatcher): FetchJson {
  const { origin, hostname } = new URL(baseUrl);
  const own = isLoopbackHost(hostname);
  const bare = hostname.replace(/^\[|\]$/g, '');
  const literal = /^[\d.]+$/.test(bare) || bare.includes(':');
  const blocked = !own && literal && !isPublicAddress(bare);
  const dispatcher =
    agent ??
    new Agent({
      connect: { timeout: CONNECT_TIMEOUT_MS, ...(!own && { lookup: publicLookup() }) },
      connections: 8,
    });

  return async (url, { maxBytes, signal, etag }) => {
    if (blocked) throw new SourceError({ trouble: 'refused' }, 'a private address');
    try {
      let target = url;
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        if (target.origin !== origin) throw new SourceError({ trouble: 'down' }, 'led to another host');
        const response = await fetch(target, {
          dispatcher,
          redirect: 'manual',
          signal,
          headers: {
            accept: 'application/json',
            'user-agent': userAgent,
            ...(etag && { 'if-none-match': etag }),
          },
        });
        const location = response.headers.get('location');
        if (response.status >= 300 && response.status < 400 && response.status !== 304 && location) {
          await response.body?.cancel();
          target = new URL(location, target);
          continue;
        }
        const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
        const newEtag = response.headers.get('etag');
        return {
          status: response.status,
          body: parse(await readCapped(response.body, maxBytes)),
          ...(newEtag && { etag: newEtag }),
          ...(retryAfterMs !== undefined && { retryAfterMs }),
        };
      }
      throw new SourceError({ trouble: 'down' }, 'redirected in circles');
    } catch (error) {
      throw toSourceError(error, signal);
    }
  };
}
