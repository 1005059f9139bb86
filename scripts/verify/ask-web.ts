import { readRetryAfter } from '@/lib/retry-after';
import {
  createOutboundFetch,
  type OutboundFetch,
  type OutboundOptions,
} from '@/lib/server/outbound/outbound-fetch';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const MAX_TEXT = 500_000;

/** The user agent and the outbound fetch. */
export type Web = { userAgent: string; fetchOutbound: OutboundFetch };

/** Access to the public web: private addresses are blocked, also after name resolution. */
export function createWeb(userAgent: string, own?: OutboundOptions['own']): Web {
  const fetchOutbound = createOutboundFetch({
    plainHttp: true,
    connectTimeoutMs: 10_000,
    connections: 2,
    ...(own && { own }),
  });
  return { userAgent, fetchOutbound };
}

type WebAnswer = { status: number; url: URL; retryAfterMs: number | undefined; text: string };

/**
 * One request to the web, following redirects.
 * @throws OutboundError, or the signal's reason
 */
export async function askWeb(
  { userAgent, fetchOutbound }: Web,
  address: string,
  options: { method: 'HEAD' | 'GET'; read?: boolean; signal: AbortSignal | undefined },
): Promise<WebAnswer> {
  const { status, url, headers, body } = await fetchOutbound(address, {
    method: options.method,
    // Whether a page exists can be decided without its body.
    types: options.read ? 'any' : [],
    maxBytes: MAX_TEXT,
    cut: true,
    timeoutMs: TIMEOUT_MS,
    redirects: MAX_REDIRECTS,
    elsewhere: true,
    signal: options.signal,
    headers: { 'user-agent': userAgent, accept: '*/*' },
  });
  const retryAfterMs = readRetryAfter(headers.get('retry-after'));
  return { status, url, retryAfterMs, text: new TextDecoder().decode(body) };
}
