import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertServer } from '@/lib/server/guard';
import { pathOf } from '@/lib/server/http-server/route-label';

assertServer('lib/server/http-server/headers/page-headers');

/** A worker lives under the policy that its own file came with. */
const WORKERS = new Set(['/sw.js']);
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** What runs nothing when it is opened by itself, as long as its type is believed (`nosniff`). */
const INERT =
  /^(?:text\/(?:css|javascript|plain|event-stream)|application\/(?:javascript|json|manifest\+json)|font\/[\w-]+|image\/(?!svg)[\w.-]+|(?:audio|video)\/[\w.-]+)\s*(?:;|$)/i;
/** For drawings, site maps and feeds: shown by themselves they are documents, and need nothing but their styles. */
const BARE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Headers of documents, set as soon as the type of an answer is known. An answer that does not say what it is, such
 * as "not modified", counts as a page.
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
