import type { IncomingMessage } from 'node:http';
import { assertServer } from '@/lib/assert-server';
import { SEARCH_PARAMETERS } from '@/lib/search/search-url';
import { pathOf, routeLabel } from '@/lib/server/http/route-label';

assertServer('lib/server/http-server/drop-unknown-parameters');

const PAGE_DATA = /^\/_next\/data\/[^/]+(\/.*)\.json$/;
const NONE: ReadonlySet<string> = new Set();
const SEARCH = new Set(SEARCH_PARAMETERS);
const SEARCH_FORM = new Set(['q']);

/**
 * The parameters that an answer depends on; undefined if its route checks them itself. The second of a lesson
 * (`?t=`) is read in the browser only.
 */
function knownParameters(url: string): ReadonlySet<string> | undefined {
  const label = routeLabel(url);
  if (label === '/_next/data') {
    const page = PAGE_DATA.exec(pathOf(url))?.[1];
    return page === undefined ? NONE : knownParameters(page);
  }
  if (label.startsWith('/api') || label === '/_next/image') return undefined;
  if (label === '/search/*') return SEARCH;
  return label === '/search' ? SEARCH_FORM : NONE;
}

function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

/**
 * Removes query parameters that the page does not read, such as those of newsletters and advertisements, so
 * that each page is rendered and stored once. The browser keeps its address.
 */
export function dropUnknownParameters(req: IncomingMessage): void {
  const { url = '/' } = req;
  const at = url.indexOf('?');
  if (at < 0) return;
  const known = knownParameters(url);
  if (!known) return;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((pair) => known.has(nameOf(pair)));
  req.url = kept.length > 0 ? `${url.slice(0, at)}?${kept.join('&')}` : url.slice(0, at);
}
