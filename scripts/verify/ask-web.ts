import { readRetryAfter } from '@/lib/retry-after';
import { type Outside, openOutside, type Reach } from '@/lib/server/outbound/outside';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const MAX_TEXT = 500_000;

/** Who asks, and through what. */
export type Web = { userAgent: string; outside: Outside };

/** A door to the public web: private addresses are out of reach, also after names are resolved. */
export function createWeb(userAgent: string, own?: Reach['own']): Web {
  const outside = openOutside({
    plainHttp: true,
    connectTimeoutMs: 10_000,
    connections: 2,
    ...(own && { own }),
  });
  return { userAgent, outside };
}

export type WebAnswer = { status: number; url: URL; retryAfterMs: number | undefined; text: string };

/**
 * One question to the web, redirects followed.
 * @throws OutsideError, or the signal's reason
 */
export async function askWeb(
  { userAgent, outside }: Web,
  address: string,
  options: { method: 'HEAD' | 'GET'; read?: boolean; signal: AbortSignal | undefined },
): Promise<WebAnswer> {
  const { status, url, headers, body } = await outside(address, {
    method: options.method,
    // Whether a page is there can be told without its body.
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
