import type { ServerResponse } from 'node:http';

/*
 * Needs: Next writes each answer through `writeHead`, `write` and `end` of the response that it is given.
 * Why: Next does not say when it has chosen the headers of a page, nor what it has written. Some headers depend on both
 * (the policy of pages, `X-Robots-Tag` of errors), and whether it may be cached is known only then.
 * When it is gone: pages have no content security policy, errors may be indexed, and no page is cached.
 */

/** Calls `look` with the status of an answer before its head is written. */
export function onHead(res: ServerResponse, look: (status: number) => void): void {
  const { writeHead } = res;
  // Overloads cannot be written as one function; the arguments pass through as they came.
  res.writeHead = ((...args: Parameters<typeof writeHead>) => {
    look(args[0]);
    return writeHead.apply(res, args);
  }) as typeof writeHead;
}

function asBuffer(chunk: string | Uint8Array, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
}

/** Collects the body of an answer as it is written. `done` gets it at the end, unless it is larger than `most` bytes. */
export function onBody(res: ServerResponse, most: number, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    // A string has at least as many bytes as characters.
    size += chunk.length;
    // Copies of what is too large would fill memory for as long as the client takes to read it.
    if (size > most) chunks.length = 0;
    else chunks.push(asBuffer(chunk, encoding));
  };
  const { write, end } = res;
  res.write = ((...args: Parameters<typeof write>) => {
    note(args[0], args[1]);
    return write.apply(res, args);
  }) as typeof write;
  res.end = ((...args: Parameters<typeof end>) => {
    note(args[0], args[1]);
    const result = end.apply(res, args);
    if (size <= most) done(Buffer.concat(chunks));
    return result;
  }) as typeof end;
}
