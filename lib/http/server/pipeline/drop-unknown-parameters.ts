import type { IncomingMessage } from 'node:http';
import { PLAN_PARAMETERS } from '@/lib/guide';
import { OTHER_KIND, routeLabel } from '@/lib/http/server/route-label';
import { pathOf } from '@/lib/paths';
import { SEARCH_PARAMETERS } from '@/lib/search';

const PAGE_DATA = /^\/_next\/data\/[^/]+(\/.*)\.json$/;
const NONE: ReadonlySet<string> = new Set();
const SEARCH = new Set(SEARCH_PARAMETERS);
const HOME = new Set(['prefer']);
const SEARCH_FORM = new Set(['q']);
/** The second at which a lesson starts. */
const COURSE = new Set(['t']);
const PROFILE = new Set(['tab']);
const PLAN: ReadonlySet<string> = new Set(PLAN_PARAMETERS);
const COMPARE = new Set(['courses']);

/** The parameters that an answer depends on; undefined if its route checks them itself, or is a redirect. */
function knownParameters(url: string): ReadonlySet<string> | undefined {
  // With a slash at its end an address is redirected to the one without, and keeps its parameters.
  const label = routeLabel(pathOf(url).replace(/\/$/, ''));
  if (label === '/_next/data') {
    const page = PAGE_DATA.exec(pathOf(url))?.[1];
    return page === undefined ? NONE : knownParameters(page.replace(/^\/index$/, '/'));
  }
  if (label.startsWith('/api') || label === '/_next/image' || label === OTHER_KIND) return undefined;
  if (label === '/search/*') return SEARCH;
  if (label === '/course/*') return COURSE;
  if (label === '/profile') return PROFILE;
  if (label === '/plan') return PLAN;
  if (label === '/compare') return COMPARE;
  if (label === '/') return HOME;
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
