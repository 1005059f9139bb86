import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetServerSideProps } from 'next';
import { assertServer } from '@/lib/assert-server';
import { isUnavailable } from '@/lib/errors';
import { cachePublicly } from './cache-headers';
import { loadPage } from './load-page';
import { sendError } from './send-error';

assertServer('lib/server/http/send-text');

export type SiteText = {
  type: string;
  /** Whole, or in chunks if it is long. */
  body: string | AsyncIterable<string>;
  /** The source of a long text, for its ETag: the same source gives the same text. */
  source?: string;
};

const tagOf = ({ body, source }: SiteText): string => {
  const told = typeof body === 'string' ? body : (source ?? '');
  return `W/"${createHash('sha256').update(told).digest('base64url').slice(0, 22)}"`;
};

function isKnown(req: IncomingMessage, tag: string): boolean {
  const known = req.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim() === tag || one.trim() === '*') ?? false;
}

/** A client that disconnects is not a failure: the request's log line says that the answer was aborted. */
async function sendPieces(pieces: AsyncIterable<string>, res: ServerResponse): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), res);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ERR_STREAM_UNABLE_TO_PIPE') throw error;
  }
}

/** Sends a public generated file. Caches may store and revalidate it; search engines must not list it. */
export async function sendText(req: IncomingMessage, res: ServerResponse, text: SiteText): Promise<void> {
  const tag = tagOf(text);
  cachePublicly(res);
  res.setHeader('ETag', tag);
  res.setHeader('Content-Type', `${text.type}; charset=utf-8`);
  res.setHeader('X-Robots-Tag', 'noindex');
  if (isKnown(req, tag)) {
    res.statusCode = 304;
    res.end();
  } else if (req.method === 'HEAD') res.end();
  else if (typeof text.body === 'string') res.end(text.body);
  else await sendPieces(text.body, res);
}

/** Makes `getServerSideProps` of a route that sends files; `find` returns undefined for an unknown file. */
export function serveText(
  find: (file: string) => Promise<SiteText | undefined>,
): GetServerSideProps<Record<string, unknown>> {
  return loadPage(async ({ params, req, res }) => {
    try {
      const text = await find(String(params?.file));
      if (text === undefined) return { notFound: true };
      await sendText(req, res, text);
    } catch (error) {
      if (!isUnavailable(error) || res.headersSent) throw error;
      sendError(req, res, 'search/unavailable');
    }
    return { props: {} };
  });
}
