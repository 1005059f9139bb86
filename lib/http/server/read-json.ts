import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { parseJson } from '@/lib/parse-json';

/** Maximum body size of any route, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The body, up to its end; a client that leaves before it has sent all is no failure of ours. */
async function* chunksOf(req: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* req as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new AppError('request/invalid', { cause });
  }
}

/** @throws AppError `request/too-large`, or `request/invalid` for a body that was cut off */
export async function readBody(req: IncomingMessage, most: number): Promise<string> {
  if (Number(req.headers['content-length'] ?? 0) > most) throw new AppError('request/too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(req)) {
    size += chunk.byteLength;
    if (size > most) throw new AppError('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The JSON body of a request, parsed by a schema. For routes that export `config = { api: { bodyParser: false
 * } }`, because Next's own parser answers an invalid body with plain text.
 * @throws AppError `request/media-type`, `request/too-large` or `request/invalid`
 */
export async function readJson<S extends z.ZodType>(
  req: IncomingMessage,
  schema: S,
  most = MAX_BODY_BYTES,
): Promise<z.output<S>> {
  if (!/^application\/json\b/i.test(req.headers['content-type'] ?? ''))
    throw new AppError('request/media-type');
  const read = schema.safeParse(parseJson(await readBody(req, most)));
  if (!read.success) throw new AppError('request/invalid', { cause: read.error });
  return read.data;
}
