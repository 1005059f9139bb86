import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachePublicly } from '@/lib/http/server/cache-headers';
import { sitePages } from '@/lib/pages';
import { pathOf } from '@/lib/paths';

/** A worker runs under the content security policy that was sent with its own file. */
const WORKERS = new Set(['/sw.js']);
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** Types that run no script when opened directly, as long as the browser trusts the type (`nosniff`). */
const INERT =
  /^(?:text\/(?:css|javascript|plain|event-stream)|application\/(?:javascript|json|manifest\+json)|font\/[\w-]+|image\/(?!svg)[\w.-]+|(?:audio|video)\/[\w.-]+)\s*(?:;|$)/i;
/** For images, sitemaps and feeds: opened directly they are documents that need only their styles. */
const BARE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Sets the headers of documents as soon as the type of an answer is known. An answer without a type, such as
 * 304, counts as a page.
 */
export function setPageHeaders(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string>,
): void {
  const type = res.getHeader('content-type');
  if (type === undefined || PAGE.test(String(type)) || WORKERS.has(pathOf(req.url ?? '')))
    for (const name in headers) res.setHeader(name, headers[name] ?? '');
  else if (!INERT.test(String(type))) res.setHeader('Content-Security-Policy', BARE_POLICY);
}

const PAGES = new Map(sitePages.map((page) => [page.path, page]));
const pageOf = (res: ServerResponse) => PAGES.get(pathOf(res.req?.url ?? '/'));

/**
 * Forbids indexing of every error, every page that the registry marks as not indexed and every answer of a preview,
 * whatever the page says: error pages and pages of learners are static files, which cannot set a header.
 */
export function setRobotsHeader(res: ServerResponse, status: number, preview: boolean): void {
  if (preview) res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  else if (status >= 400 || pageOf(res)?.indexed === false) res.setHeader('X-Robots-Tag', 'noindex, follow');
}

/** What Next says of a page that says nothing itself. */
const OF_NEXT = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Says how a page without data may be kept: by everybody, or by nobody if it shows what one person has. */
export function setStaticPageHeader(res: ServerResponse, status: number): void {
  const isPage = String(res.getHeader('content-type')).startsWith('text/html');
  const page = isPage && status === 200 ? pageOf(res) : undefined;
  const said = res.getHeader('cache-control');
  if (page?.personal) res.setHeader('Cache-Control', 'private, no-store');
  else if (page && (said === undefined || said === OF_NEXT)) cachePublicly(res);
}
