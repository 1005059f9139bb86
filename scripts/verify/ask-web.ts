import { Agent, type Dispatcher, fetch, type Response } from 'undici';
import { readRetryAfter } from '@/lib/server/sources/fetch-json';
import { isPublicAddress, publicLookup } from '@/lib/server/sources/public-address';

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const MAX_TEXT = 500_000;

/** Who asks, and through what. `isPrivate` says of an address whether it is left alone. */
export type Web = { userAgent: string; dispatcher: Dispatcher; isPrivate: (url: URL) => boolean };

/** A door to the public web: private addresses are out of reach, also after names are resolved. */
export function createWeb(userAgent: string): Web {
  const dispatcher = new Agent({ connect: { timeout: 10_000, lookup: publicLookup() }, connections: 2 });
  return { userAgent, dispatcher, isPrivate: isPrivateNumber };
}

export type WebAnswer = { status: number; url: URL; retryAfterMs: number | undefined; text: string };

/** A host that is written as a number is not looked up, so it is looked at here. */
function isPrivateNumber({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return (/^[\d.]+$/.test(bare) || bare.includes(':')) && !isPublicAddress(bare);
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > MAX_TEXT) break;
  }
  return text;
}

/**
 * One question to the web, redirects followed.
 * @throws the network's error, or the signal's reason
 */
export async function askWeb(
  { userAgent, dispatcher, isPrivate }: Web,
  address: string,
  options: { method: 'HEAD' | 'GET'; read?: boolean; signal: AbortSignal | undefined },
): Promise<WebAnswer> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (isPrivate(url)) throw new Error(`${url.hostname} is a private address`);
    const response = await fetch(url, {
      method: options.method,
      dispatcher,
      redirect: 'manual',
      signal,
      headers: { 'user-agent': userAgent, accept: '*/*' },
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      url = new URL(location, url);
      continue;
    }
    const text = options.read ? await readText(response) : '';
    if (!options.read) await response.body?.cancel();
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
    return { status: response.status, url, retryAfterMs, text };
  }
  throw new Error('redirected in circles');
}
