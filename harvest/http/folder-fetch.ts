import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Headers } from 'undici';
import type { Source } from '@/harvest/registry/source.schema';
import { OutboundError, type OutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { UsageError } from '@/scripts/run-command';

/** Where a folder has what stands at an address: `FOLDER/host/path`, a list as `index` in the folder of its path. */
export function filesOf(folder: string, address: URL | string): string[] {
  const { host, pathname, search } = new URL(address);
  const path = join(folder, host, decodeURIComponent(pathname));
  if (!path.startsWith(folder + sep)) return [];
  return search ? [path + search, path, join(path, 'index')] : [path, join(path, 'index')];
}

const read = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);

/** Answers with the files of a folder, and reaches nothing else. What the folder does not have is not found. */
export function createFolderFetch(folder: string): OutboundFetch {
  return async (address, { maxBytes, cut, onPiece, signal }) => {
    signal?.throwIfAborted();
    let body: Buffer | undefined;
    for (const file of filesOf(folder, address)) body ??= await read(file);
    const url = new URL(address);
    if (!body) return { status: 404, url, headers: new Headers(), body: undefined };
    if (body.length > maxBytes && !cut) throw new OutboundError('large', `more than ${maxBytes} bytes`);
    const isJson = /^\s*[[{]/.test(body.subarray(0, 100).toString('utf8'));
    const headers = new Headers({ 'content-type': isJson ? 'application/json' : 'text/plain' });
    const piece = body.subarray(0, maxBytes);
    onPiece?.(piece);
    return { status: 200, url, headers, body: onPiece ? Buffer.alloc(0) : piece };
  };
}

/**
 * The sources of which the folder has files, all of them on, with those of their parts that it has.
 * @throws Error where it has none
 */
export function sourcesIn(sources: Source[], folder: string): Source[] {
  const has = (address: string) => filesOf(folder, address).some((file) => existsSync(file));
  const found = sources.flatMap((source) => {
    const parts = source.parts.filter(has);
    const isThere = parts.length > 0 || existsSync(join(folder, new URL(source.origin).host));
    const isNamed = source.parts.length === 0 || parts.length > 0;
    return isThere && isNamed ? [{ ...source, parts, on: true, pause: 0 }] : [];
  });
  if (found.length > 0) return found;
  throw new UsageError(`${folder} has no file of a source: FOLDER/host/path answers for https://host/path.`);
}
