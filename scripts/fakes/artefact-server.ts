import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { serve } from './request';

export type Request = { method: string; path: string; range?: string; authorization?: string };

/** Answers in the server's place; false leaves the request to it. */
type ServerFault = (request: Request, response: ServerResponse) => boolean | Promise<boolean>;

async function take(incoming: IncomingMessage, file: string): Promise<number> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere && incoming.headers['if-none-match'] === '*') return 412;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, Buffer.concat(pieces));
  await rename(`${file}.new`, file);
  return isThere ? 204 : 201;
}

/** A web server on this machine over a folder: GET with ranges, PUT with `If-None-Match`. */
export async function startArtefactServer(dir: string) {
  const requests: Request[] = [];
  let prank: ServerFault = () => false;
  const server = await serve(async (incoming, response) => {
    const path = new URL(incoming.url ?? '/', 'http://x').pathname;
    const { range, authorization } = incoming.headers;
    const request: Request = {
      method: incoming.method ?? 'GET',
      path,
      ...(range ? { range } : {}),
      ...(authorization ? { authorization } : {}),
    };
    requests.push(request);
    if (await prank(request, response)) return undefined;
    const file = join(dir, path);
    if (incoming.method === 'PUT') return response.writeHead(await take(incoming, file)).end();
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return response.writeHead(404).end('nothing here');
    const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    if (range && start >= found.size) {
      return response.writeHead(416, { 'content-range': `bytes */${found.size}` }).end();
    }
    const part = { 'content-range': `bytes ${start}-${found.size - 1}/${found.size}` };
    response.writeHead(range ? 206 : 200, {
      'content-type': 'application/octet-stream',
      'content-length': found.size - start,
      ...(range ? part : {}),
    });
    return createReadStream(file, { start }).pipe(response);
  });
  return {
    ...server,
    requests,
    read: (path: string) => readFile(join(dir, path)),
    play: (next: ServerFault) => {
      prank = next;
    },
  };
}
