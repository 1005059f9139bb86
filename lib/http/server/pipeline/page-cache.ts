import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { currentLocale } from '@/lib/locale/current-locale';
import { onBody } from '@/lib/next-internals/server/observe-response';
import { pathOf } from '@/lib/paths';

type CachedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  etag: string;
  at: number;
};

/** Pages are kept for a minute at most, so that a new index shows without invalidation. */
const FRESH_MS = 60_000;
const MAX_PAGE_BYTES = 512 * 1024;
/** Headers that belong to one answer and are not stored with the page. */
const OWN = new Set([
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
  'age',
  'set-cookie',
]);

/**
 * The cache key of a request. A page has two variants, plain and compressed; `normaliseHeaders` reduces each
 * request to one of them. Data and pages have different addresses. The address says nothing of the language any more.
 */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET') return undefined;
  const path = pathOf(url);
  if (path.startsWith('/api/')) return undefined;
  if (headers.authorization || headers.range || headers.rsc) return undefined;
  return `${headers['accept-encoding'] ?? 'plain'} ${currentLocale()} ${url}`;
}

/** Seconds that a shared cache may store this answer; 0 if it is private, or may change unnoticed. */
function sharedSeconds(header: OutgoingHttpHeader | undefined): number {
  const text = String(header ?? '');
  if (/private|no-store|no-cache/.test(text)) return 0;
  return Number(/s-maxage=(\d+)/.exec(text)?.[1] ?? /max-age=(\d+), immutable/.exec(text)?.[1] ?? 0);
}

/** Whether the answer depends on request headers that are not part of the key. */
const variesByMore = (header: OutgoingHttpHeader | undefined) =>
  String(header ?? '')
    .split(',')
    .some((name) => !['', 'accept-encoding'].includes(name.trim().toLowerCase()));

/**
 * A response cache in memory for whole answers that shared caches may store: a repeated request is not
 * rendered again, and a file of the build is neither read nor compressed again.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CachedPage> | undefined;

  constructor(maxBytes: number) {
    if (maxBytes > 0)
      this.#entries = new LRUCache({
        maxSize: maxBytes,
        maxEntrySize: MAX_PAGE_BYTES,
        sizeCalculation: ({ body }, key) => body.byteLength + key.length * 2 + 1_000,
      });
  }

  /** The stored page for this request, if any. */
  find(req: IncomingMessage): CachedPage | undefined {
    const key = this.#entries && keyOf(req);
    return key === undefined ? undefined : this.#entries?.get(key);
  }

  send(entry: CachedPage, req: IncomingMessage, res: ServerResponse): void {
    for (const name in entry.headers) res.setHeader(name, entry.headers[name] ?? '');
    res.setHeader('Age', Math.floor((performance.now() - entry.at) / 1_000));
    const known = String(req.headers['if-none-match'] ?? '')
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === entry.etag.replace(/^W\//, ''));
    if (known) {
      res.removeHeader('Content-Length');
      res.removeHeader('Content-Encoding');
      res.statusCode = 304;
      res.end();
      return;
    }
    res.statusCode = entry.status;
    res.setHeader('Content-Length', entry.body.byteLength);
    res.end(entry.body);
  }

  /** Records an answer while it is written, and stores it if it is public. */
  record(req: IncomingMessage, res: ServerResponse): void {
    const key = this.#entries && keyOf(req);
    if (key === undefined) return;
    onBody(res, MAX_PAGE_BYTES, (body) => this.#keep(key, res, body));
  }

  #keep(key: string, res: ServerResponse, body: Buffer): void {
    const seconds = sharedSeconds(res.getHeader('cache-control'));
    if (res.statusCode !== 200 || seconds <= 0 || res.hasHeader('set-cookie')) return;
    if (variesByMore(res.getHeader('vary'))) return;
    const headers = Object.fromEntries(Object.entries(res.getHeaders()).filter(([name]) => !OWN.has(name)));
    const etag = String(headers.etag ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`);
    const ttl = Math.min(seconds * 1_000, FRESH_MS);
    const entry = {
      status: res.statusCode,
      headers: { ...headers, etag },
      body,
      etag,
      at: performance.now(),
    };
    this.#entries?.set(key, entry, { ttl });
  }
}
