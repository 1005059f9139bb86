import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { assertServer } from '@/lib/server/guard';
import { REQUEST_ID } from '@/lib/server/http/outages';

assertServer('lib/server/front/request-id');

const HARMLESS = /^[\w-]{8,64}$/;

/** The id that a proxy gave this request, or a new one; written into the request, where routes find it. */
export function nameRequest(req: IncomingMessage): string {
  const given = req.headers[REQUEST_ID];
  const id = typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID();
  req.headers[REQUEST_ID] = id;
  return id;
}

/** What kind of address was asked for, without what was searched for: `/search/*`, `/api/suggest`, `/course/*`. */
export function kindOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  const [first = '', second] = path.split('/').slice(1);
  if (first === 'api' || first === '_next') return `/${first}/${(second ?? '').slice(0, 40)}`;
  return second === undefined ? `/${first.slice(0, 40)}` : `/${first.slice(0, 40)}/*`;
}
