import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GetServerSideProps } from 'next';
import { isUnavailable } from '@/lib/errors';
import { assertServer } from '@/lib/server/guard';
import { sendError } from '@/lib/server/http-server/send-error';
import { cachePublicly } from './cache-headers';
import { loadPage } from './load-page';

assertServer('lib/server/http/send-text');

export type SiteText = {
  type: string;
  /** Whole, or piece by piece for what is long. */
  body: string | AsyncIterable<string>;
  /** What the text is made from, for a long one: the same source makes the same text. */
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

/** A reader who hangs up in the middle is no failure: the log's line of the request says that it was cut. */
async function sendPieces(pieces: AsyncIterable<string>, res: ServerResponse): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), res);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ERR_STREAM_UNABLE_TO_PIPE') throw error;
  }
}

/** Sends a public file that is made on request: it may be kept and asked about again, and is no page to index. */
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

/** A file that a page's route makes on request; `find` has nothing for what is no file of the site. */
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
