import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@/lib/errors';
import { assertServer } from '@/lib/server/guard';
import { routeLabel } from './route-label';

assertServer('lib/server/http-server/check-request');

/** Headers beyond which a request is refused; browsers and proxies send some thirty. */
export const MAX_HEADERS = 100;

/**
 * A path that readers read differently: with a backslash, a fragment, or a segment that is `.` or `..`, however
 * written. No browser and no honest crawler sends one.
 */
const AMBIGUOUS = /[\\#]|(?:\/|%5c)(?:\.|%2e){1,2}(?:\/|%5c|$)/i;
/** The same as the last segment of a page whose data is asked for: the page's own address has no `.json`. */
const AMBIGUOUS_DATA = /^\/+_next\/+data\/(?:.*\/)?(?:\.|%2e){1,2}\.json$/i;
/** A backslash in what somebody searches for ("\documentclass") is a letter like any other. */
const TYPED = /^\/(?:search|_next\/data)\//;

const isAmbiguous = (path: string) =>
  AMBIGUOUS.test(path) || AMBIGUOUS_DATA.test(path) || (/%5c/i.test(path) && !TYPED.test(path));

/** Parameters beyond which nothing is read: a search with every filter has some thirty, and Next takes long for thousands. */
const MAX_PARAMETERS = 200;
const countParameters = (parameters = '') => parameters.split('&', MAX_PARAMETERS + 1).length;

/**
 * Letters of a page's address; the longest search with every filter has some two thousand. A redirect writes it three
 * times as long into two headers, and proxies take an answer with longer headers for a broken server.
 */
const MAX_PAGE_ADDRESS = 4_096;
const isTooLong = (address: string) => address.length > MAX_PAGE_ADDRESS && !address.startsWith('/api/');

/** What the optimizer of pictures reads; it overlooks anything else, and shared caches do not. */
const OF_PICTURES = 'q,url,w';

const namesOf = (parameters = '') => [...new URLSearchParams(parameters).keys()].sort().join();

function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at] ?? '')) hosts++;
  return hosts;
}

/** Why a request is refused before anything is decided about it; undefined when it is in order. */
export function faultOf(req: IncomingMessage): ErrorCode | undefined {
  // Node drops what is too much without a word, and `X-Forwarded-For` may be among it.
  if (req.rawHeaders.length > 2 * MAX_HEADERS) return 'request/headers';
  const [path = '', parameters] = (req.url ?? '').split(/\?(.*)/s);
  // `OPTIONS *` and absolute addresses are for proxies.
  if (!path.startsWith('/') || isAmbiguous(path)) return 'request/invalid';
  if (isTooLong(req.url ?? '')) return 'request/not-found';
  if (countParameters(parameters) > MAX_PARAMETERS) return 'request/invalid';
  if (routeLabel(path) === '/_next/image' && namesOf(parameters) !== OF_PICTURES) return 'request/invalid';
  return countHosts(req) > 1 ? 'request/invalid' : undefined;
}
