import type { IncomingMessage } from 'node:http';
import { assertServer } from '@/lib/server/guard';
import { routeLabel } from '@/lib/server/http-server/route-label';

assertServer('lib/server/http-server/headers/normalise-headers');

/** The weight that one entry of a list gives to its name; 1 when it says none, 0 when it refuses. */
function weightOf(parameters: string[]): number {
  const q = parameters.map((one) => /^\s*q\s*=\s*([\d.]{1,8})\s*$/i.exec(one)?.[1]).find(Boolean);
  return q === undefined ? 1 : Number(q) || 0;
}

/** Whether an `Accept-Encoding` takes gzip: by name, or by `*` when it is not named. */
export function takesGzip(header: string): boolean {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    weights.set(name.trim(), weightOf(parameters));
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}

/**
 * Brings headers that change an answer to the few forms in which there are answers, before a page is looked up or
 * made: whoever writes them in a way of their own gets what everybody gets, and leaves nothing else for others.
 */
export function normaliseHeaders(req: IncomingMessage): void {
  const { headers } = req;
  // Next compresses by gzip and nothing better.
  if (takesGzip(String(headers['accept-encoding'] ?? ''))) headers['accept-encoding'] = 'gzip';
  else delete headers['accept-encoding'];
  // Next's own pages send it with requests for data, and nobody else has a reason to.
  if (routeLabel(req.url ?? '/') === '/_next/data') headers['x-nextjs-data'] = '1';
  else delete headers['x-nextjs-data'];
}
