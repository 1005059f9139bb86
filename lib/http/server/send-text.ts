import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import { isUnavailable } from '@/lib/errors';
import { cachePublicly } from './cache-headers';
import { hashText, type PackedText } from './packed-texts';
import { sendError } from './send-error';

export type SiteText = {
  type: string;
  body: string | PackedText;
};

function isKnown(req: IncomingMessage, tag: string): boolean {
  const known = req.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim() === tag || one.trim() === '*') ?? false;
}

/** Sends a public generated file. Caches may store and revalidate it; search engines must not list it. */
export function sendText(req: IncomingMessage, res: ServerResponse, { type, body }: SiteText): void {
  const tag = `W/"${typeof body === 'string' ? hashText(body) : body.hash}"`;
  cachePublicly(res);
  res.setHeader('ETag', tag);
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('X-Robots-Tag', 'noindex');
  if (isKnown(req, tag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  res.end(typeof body === 'string' ? body : choosePacked(req, res, body));
}

/** The form that the client accepts. Node leaves out the body of an answer to HEAD. */
function choosePacked(req: IncomingMessage, res: ServerResponse, { plain, gzip }: PackedText): Buffer {
  const isZipped = req.headers['accept-encoding'] === 'gzip';
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('Content-Length', (isZipped ? gzip : plain).byteLength);
  if (isZipped) res.setHeader('Content-Encoding', 'gzip');
  return isZipped ? gzip : plain;
}

/** Makes `getServerSideProps` of a route that sends files; `find` returns undefined for an unknown file. */
export function serveText(
  find: (file: string) => Promise<SiteText | undefined>,
): GetServerSideProps<Record<string, unknown>> {
  return async ({ params, req, res }) => {
    try {
      const text = await find(String(params?.file));
      if (text === undefined) return { notFound: true };
      sendText(req, res, text);
    } catch (error) {
      if (!isUnavailable(error) || res.headersSent) throw error;
      sendError(req, res, 'search/unavailable');
    }
    return { props: {} };
  };
}
