import type { IncomingMessage } from 'node:http';
import { routeLabel } from '@/lib/http/server/route-label';

/** The `q` weight of one entry of a header list: 1 if absent, 0 if the value is refused. */
function weightOf(parameters: string[]): number {
  const q = parameters.map((one) => /^\s*q\s*=\s*([\d.]{1,8})\s*$/i.exec(one)?.[1]).find(Boolean);
  return q === undefined ? 1 : Number(q) || 0;
}

/** Whether an `Accept-Encoding` header accepts gzip: by name, or by `*` if gzip is not named. */
function takesGzip(header: string): boolean {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    weights.set(name.trim(), weightOf(parameters));
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}

/**
 * Reduces the headers that select a variant of an answer to the few forms that exist, before a page is looked
 * up or rendered. A request with an unusual header gets the common answer and cannot add another cache entry.
 */
export function normaliseHeaders(req: IncomingMessage): void {
  const { headers } = req;
  // Next compresses with gzip only.
  if (takesGzip(String(headers['accept-encoding'] ?? ''))) headers['accept-encoding'] = 'gzip';
  else delete headers['accept-encoding'];
  // Next's own client sends it with requests for data. Nothing else needs it.
  if (routeLabel(req.url ?? '/') === '/_next/data') headers['x-nextjs-data'] = '1';
  else delete headers['x-nextjs-data'];
}
