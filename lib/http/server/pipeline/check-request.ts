import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/errors';
import { routeLabel } from '@/lib/http/server/route-label';

/** Maximum number of request headers. Browsers and proxies send about thirty. */
export const MAX_HEADERS = 100;

/**
 * A path that different parsers read differently: with a backslash, a fragment, or a `.` or `..` segment,
 * encoded or not. No browser and no honest crawler sends one.
 */
const AMBIGUOUS = /[\\#]|(?:\/|%5c)(?:\.|%2e){1,2}(?:\/|%5c|$)/i;
/** The same for the last segment of a page's data address: the page's own address has no `.json`. */
const AMBIGUOUS_DATA = /^\/+_next\/+data\/(?:.*\/)?(?:\.|%2e){1,2}\.json$/i;
/** In a search ("\documentclass") a backslash is an ordinary character. */
const TYPED = /^\/+(?:search|_next\/data)\//i;

const isAmbiguous = (path: string) =>
  AMBIGUOUS.test(path) || AMBIGUOUS_DATA.test(path) || (/%5c/i.test(path) && !TYPED.test(path));

/**
 * Maximum number of query parameters. A search with every filter has about thirty; Next is slow with
 * thousands.
 */
const MAX_PARAMETERS = 200;
const countParameters = (parameters = '') => parameters.split('&', MAX_PARAMETERS + 1).length;

/**
 * Maximum length of a page's address, in characters. The longest search with every filter has about two
 * thousand. A redirect writes the address into two headers at up to three times its length, and proxies treat
 * an answer with longer headers as a server failure.
 */
const MAX_PAGE_ADDRESS = 4_096;
const isTooLong = (address: string) => address.length > MAX_PAGE_ADDRESS && !address.startsWith('/api/');

/** The parameters of images. Others would change nothing, but each would be another entry in shared caches. */
const PARAMETERS: Record<string, string> = { '/_next/image': 'q,url,w', '/api/thumbnail': '' };

/** Whether what can only be read is asked for in another way. The routes of the API say themselves what they take. */
const isSentToPage = ({ method = 'GET', url = '' }: IncomingMessage) =>
  !/^(?:GET|HEAD)$/.test(method) && !routeLabel(url).startsWith('/api/');

const namesOf = (parameters = '') => [...new URLSearchParams(parameters).keys()].sort().join();

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? '')) hosts++;
  return hosts;
}

/** Returns why a request must be refused before any other work, or undefined if it is valid. */
export function checkRequest(req: IncomingMessage): ErrorCode | undefined {
  // Node silently drops headers beyond its limit, and `X-Forwarded-For` may be among them.
  if (req.rawHeaders.length > 2 * MAX_HEADERS) return 'request/headers';
  const [path = '', parameters] = (req.url ?? '').split(/\?(.*)/s);
  // `OPTIONS *` and absolute addresses are meant for proxies.
  if (!path.startsWith('/') || isAmbiguous(path)) return 'request/invalid';
  if (isTooLong(req.url ?? '')) return 'request/not-found';
  if (countParameters(parameters) > MAX_PARAMETERS) return 'request/invalid';
  if (isSentToPage(req)) return 'request/method';
  const required = PARAMETERS[routeLabel(path)];
  if (required !== undefined && namesOf(parameters) !== required) return 'request/invalid';
  return countHosts(req) > 1 ? 'request/invalid' : undefined;
}
