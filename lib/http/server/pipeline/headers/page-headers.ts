import type { IncomingMessage, ServerResponse } from 'node:http';
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
