import { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import { isConfidential, isLoopbackHost, mayBePublicHost } from '@/lib/server/outbound/public-address';
import { publicAgent } from '@/lib/server/outbound/public-agent';
import { unpaused } from '@/lib/server/outbound/unpaused';
import { UsageError } from '@/scripts/run-command';
import { readPieces } from './manifest';
import type { RemoteStore } from './store.types';
import { TransferError, type TransferFault } from './transfer-error';

const MAX_REDIRECTS = 3;
/** Response statuses after which a retry may succeed. */
const AGAIN = new Set([408, 425, 429, 500, 502, 503, 504]);

type HttpOptions = {
  /** Value of the `Authorization` header. Sent only to the store's own origin. */
  authorization?: string | undefined;
  /** Milliseconds without data after which a connection is closed. */
  silence?: number;
};

type Answer = { url: URL; status: number; headers: Dispatcher.ResponseData['headers']; body: Readable };
type Ask = { method: 'GET' | 'PUT'; headers?: Record<string, string>; signal?: AbortSignal | undefined };

const faultOf = (status: number): TransferFault | undefined => {
  if (AGAIN.has(status)) return 'again';
  return status === 404 || status === 410 ? 'missing' : undefined;
};

const bodyOf = (body: AsyncIterable<Buffer> | string | undefined) =>
  typeof body === 'object' ? Readable.from(body, { objectMode: false }) : body;

const drop = (body: Readable): void => void body.on('error', () => {}).destroy();

function isHtml(headers: Answer['headers']): boolean {
  return /^text\/html\b/i.test(String(headers['content-type'] ?? ''));
}

/** The offset of the first byte of a 206 answer, if it is stated. */
function rangeStart(headers: Answer['headers']): number | undefined {
  const [, start] = /^bytes (\d+)-/.exec(String(headers['content-range'] ?? '')) ?? [];
  return start === undefined ? undefined : Number(start);
}

/**
 * An http(s) address as a store. Reading uses GET with ranges, which any web server supports; writing uses
 * PUT with `If-None-Match`, which WebDAV servers and object store gateways support.
 */
export function httpStore(address: URL, { authorization, silence = 30_000 }: HttpOptions = {}): RemoteStore {
  if (!isConfidential(address)) {
    throw new UsageError(`${address.origin} is not encrypted: only https may leave this machine.`);
  }
  const base = new URL(address);
  base.username = '';
  base.password = '';
  base.search = '';
  base.hash = '';
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const agent = unpaused(new Agent({ headersTimeout: silence, bodyTimeout: silence, connections: 2 }));
  const elsewhere = publicAgent({ silenceMs: silence, connections: 2, connectTimeoutMs: 10_000 });

  /**
   * The operator chose the store's host, so it may be private. The target of a redirect is chosen by the
   * store.
   */
  const isNamed = (url: URL) =>
    url.origin === base.origin || (isLoopbackHost(base.hostname) && isLoopbackHost(url.hostname));

  /** Whether a redirect may be followed: never from https to http, and never to a private network. */
  function isSafe(from: URL, to: URL): boolean {
    const isOpen = from.protocol === 'https:' && to.protocol === 'http:';
    return (
      !isOpen &&
      isConfidential(to) &&
      to.username === '' &&
      to.password === '' &&
      (isNamed(to) || mayBePublicHost(to.hostname))
    );
  }

  /** Follows safe redirects. Does not send the key to another origin. */
  async function ask(
    path: string,
    { method, headers, signal }: Ask,
    body?: () => AsyncIterable<Buffer> | string,
  ): Promise<Answer> {
    let url = new URL(path, base);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await request(url, {
        method,
        dispatcher: isNamed(url) ? agent : elsewhere,
        signal,
        body: bodyOf(body?.()),
        headers: {
          // A compressed answer has different bytes, so its ranges would be useless.
          'accept-encoding': 'identity',
          'cache-control': 'no-cache',
          ...headers,
          ...(authorization && url.origin === base.origin ? { authorization } : {}),
        },
      }).catch((cause: unknown) => {
        if (signal?.aborted) throw signal.reason;
        throw new TransferError(`${url.origin} cannot be reached.`, 'again', cause);
      });
      const { statusCode: status, headers: answered } = response;
      const { location } = answered;
      if (status >= 300 && status < 400 && status !== 304 && typeof location === 'string') {
        drop(response.body);
        const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
        if (!next || !isSafe(url, next))
          throw new TransferError(`${url.href} leads to an address that is not safe.`);
        url = next;
        continue;
      }
      return { url, status, headers: answered, body: response.body };
    }
    throw new TransferError(`${base.href}${path} is redirected too often.`);
  }

  function refuse({ url, status, headers, body }: Answer): never {
    drop(body);
    if (status === 200 || status === 206) {
      const what = isHtml(headers) ? 'a web page' : 'a compressed file';
      throw new TransferError(`${url.href} answers with ${what}, not with the published file.`);
    }
    throw new TransferError(`${url.href} answers with status ${status}.`, faultOf(status));
  }

  const isRefused = ({ status, headers }: Answer): boolean =>
    (status !== 200 && status !== 206) ||
    isHtml(headers) ||
    !['identity', undefined, ''].includes(headers['content-encoding'] as string | undefined);

  const read: RemoteStore['read'] = async (path, from, signal) => {
    const headers = from > 0 ? { range: `bytes=${from}-` } : undefined;
    const answer = await ask(path, { method: 'GET', signal, ...(headers ? { headers } : {}) });
    if (answer.status === 416 && from > 0) {
      drop(answer.body);
      return read(path, 0, signal);
    }
    if (isRefused(answer)) refuse(answer);
    const at = answer.status === 206 ? rangeStart(answer.headers) : 0;
    if (at === from || at === 0) return { at, body: answer.body };
    drop(answer.body);
    throw new TransferError(`${answer.url.href} answers with another range than it was asked for.`);
  };

  return {
    name: base.href.replace(/\/$/, ''),
    isFolder: false,
    read,
    readText: async (path, maxBytes) => {
      const answer = await ask(path, { method: 'GET' });
      if (isRefused(answer)) refuse(answer);
      const pieces: Buffer[] = [];
      let bytes = 0;
      try {
        for await (const piece of answer.body as AsyncIterable<Buffer>) {
          bytes += piece.length;
          if (bytes > maxBytes) throw new TransferError(`${answer.url.href} is longer than it may be.`);
          pieces.push(piece);
        }
      } catch (cause) {
        if (cause instanceof TransferError) throw cause;
        throw new TransferError(`${answer.url.href} broke off.`, 'again', cause);
      }
      return Buffer.concat(pieces).toString('utf8');
    },
    write: async (path, upload, { immutable, signal }) => {
      const isText = 'text' in upload;
      const headers = {
        'content-type': isText ? 'text/plain; charset=utf-8' : 'application/octet-stream',
        'content-length': String(isText ? Buffer.byteLength(upload.text) : upload.bytes),
        ...(immutable ? { 'if-none-match': '*' } : {}),
      };
      const answer = await ask(path, { method: 'PUT', headers, signal }, () =>
        isText ? upload.text : readPieces(upload.file, upload.onBytes),
      );
      drop(answer.body);
      if (immutable && answer.status === 412) return false;
      if (answer.status < 200 || answer.status > 299) refuse(answer);
      return true;
    },
  };
}
